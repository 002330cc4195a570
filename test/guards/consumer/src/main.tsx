// A site with a React of its own, and with the elements beside it.
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import 'site-elements';
import 'site-elements/layout.css';
import 'site-elements/reserve.css';
import type {} from 'site-elements/jsx';

export function App() {
  return (
    <StrictMode>
      <site-header
        locale="de"
        theme="auto"
        site-origin="https://www.vendor.example"
        open-delay={100}
        announcement
        className="top"
        config={{ logo: { title: 'Vendor' } }}
        onnavigate={(event) => event.detail.path.join()}
        onconfigerror={({ detail }) => console.log(detail.problems[0]?.pointer)}
      />
      {/* @ts-expect-error: no such size. */}
      <site-header size="huge" />
      <site-subnav section="blog" />
      <site-search onsearchsubmit={(event) => event.preventDefault()} suggestionProvider={null} />
    </StrictMode>
  );
}

// The test bundles this and runs it where no document is.
if (typeof document !== 'undefined') createRoot(document.querySelector('#app') as Element).render(<App />);
