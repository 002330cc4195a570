import os

project = "Vendor"
extensions = ["site_elements"]
html_theme = os.environ["TEST_THEME"]
language = os.environ.get("TEST_LANGUAGE", "en")
site_elements_ctas = {"primary": {"title": "Start </script> & go", "url": "guide/install.html"}}
