import dropdown from '../../src/disclosure/dropdown.css';
import trigger from '../../src/disclosure/trigger.css';
import headerStatic from '../../src/site-header/StaticHeader.css';
import subnavStatic from '../../src/site-subnav/StaticSubnav.css';

/**
 * Styles of markup that no script has taken over yet, by the declaration's name. Only a pre-render prints them: a
 * browser that renders by itself never has such markup.
 */
export const STATIC_STYLES: Readonly<Record<string, readonly string[]>> = {
  header: [headerStatic],
  subnav: [subnavStatic],
};

/** What triggers and lists need where the styles of what opens are left out, by the declaration's name. */
export const BAR_STYLES: Readonly<Record<string, readonly string[]>> = {
  header: [trigger, dropdown],
};
