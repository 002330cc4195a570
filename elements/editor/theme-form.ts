import { byId, element } from './find.ts';
import { AREAS, type Area, type Chosen, isColour, type Reading, readings, type Token } from './tokens.ts';

/** The six digits that a colour field knows. */
const sixDigits = (colour: string) => (colour.length === 4 ? colour.replace(/[\da-f]/gi, '$&$&') : colour);

/** A colour as a field that is written in and one that is picked in, which say the same. */
function colourField({ title, defaults }: Token, area: Area, choose: (value: string) => void): HTMLElement {
  const text = element('input', { type: 'text', value: defaults[area], spellcheck: false, autocomplete: 'off' });
  text.setAttribute('aria-label', `${title}, ${area}`);
  const picker = element('input', { type: 'color', value: sixDigits(defaults[area]) });
  picker.setAttribute('aria-label', `${title}, ${area}: pick`);
  text.addEventListener('input', () => {
    const value = text.value.trim() || defaults[area];
    text.setAttribute('aria-invalid', String(!isColour(value)));
    if (!isColour(value)) return; // The last one stays until this is one.
    picker.value = sixDigits(value);
    choose(value);
  });
  picker.addEventListener('input', () => {
    text.value = picker.value;
    text.removeAttribute('aria-invalid');
    choose(picker.value);
  });
  return element('td', {}, element('span', { className: 'colour' }, picker, text));
}

function otherField({ kind, defaults }: Token, id: string, choose: (value: string) => void): HTMLInputElement {
  if (kind === 'font') {
    const field = element('input', { id, type: 'text', placeholder: 'The system’s font', spellcheck: false });
    field.addEventListener('input', () => choose(field.value.replace(/[;{}]/g, '').trim() || defaults.light));
    return field;
  }
  const value = String(Number.parseInt(defaults.light, 10));
  const field = element('input', { id, type: 'number', min: '0', max: '120', value });
  field.addEventListener('input', () =>
    choose(field.validity.valid && field.value ? `${field.value}px` : defaults.light),
  );
  return field;
}

const named = (role: string) => role.replaceAll('-', ' ');

function verdict({ pair, background, foregroundColour, backgroundColour, ratio, isEnough }: Reading): HTMLElement {
  const sample = element('span', { className: 'sample' });
  Object.assign(sample.style, { color: foregroundColour, backgroundColor: backgroundColour });
  const rounded = Math.floor(ratio * 10) / 10; // 4.49 is not 4.5.
  const told = isEnough ? `${rounded} passes` : `${rounded} too low: needs ${pair.least} on ${named(background)}`;
  const cell = element('td', {}, element('span', { className: 'verdict' }, sample, told));
  cell.dataset.passes = String(isEnough);
  return cell;
}

/** @param onChange - hears of each change, with all that was chosen. */
export function wireTheme(tokens: readonly Token[], onChange: (chosen: Chosen) => void): void {
  let chosen: Chosen = {};
  const showContrast = () => {
    const found = readings(tokens, chosen);
    const rows = [...new Set(found.map(({ pair }) => pair))].map((pair) => {
      const cells = found.filter((one) => one.pair === pair).map(verdict);
      const title = named(pair.role);
      return element(
        'tr',
        {},
        element('th', { scope: 'row' }, title.charAt(0).toUpperCase() + title.slice(1)),
        ...cells,
      );
    });
    byId('contrast', HTMLElement).replaceChildren(...rows);
    const low = found.filter(({ isEnough }) => !isEnough).length;
    const told = byId('contrast-told', HTMLElement);
    told.dataset.passes = String(low === 0);
    told.textContent =
      low === 0
        ? 'Contrast: all colours pass WCAG 2.2 AA.'
        : `Contrast: ${low} of ${found.length} are too low for WCAG 2.2 AA.`;
  };
  const choose = (name: string, area: Area) => (value: string) => {
    chosen = { ...chosen, [name]: { ...chosen[name], [area]: value } };
    showContrast();
    onChange(chosen);
  };
  const colours = tokens.filter(({ kind }) => kind === 'colour');
  byId('colours', HTMLElement).replaceChildren(
    ...colours.map((token) => {
      const hint = element('small', {}, token.description);
      const fields = AREAS.map((area) => colourField(token, area, choose(token.name, area)));
      return element('tr', {}, element('th', { scope: 'row' }, token.title, hint), ...fields);
    }),
  );
  byId('sizes', HTMLElement).replaceChildren(
    ...tokens
      .filter(({ kind }) => kind !== 'colour')
      .map((token) => {
        const id = `field${token.name}`;
        const unit = token.kind === 'length' ? ', px' : '';
        const label = element('label', { htmlFor: id }, token.title + unit, element('small', {}, token.description));
        return element('div', { className: 'field' }, label, otherField(token, id, choose(token.name, 'light')));
      }),
  );
  showContrast();
}
