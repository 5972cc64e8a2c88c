import { fireEvent, waitFor } from '@testing-library/dom';
import { enhanceWindows } from '../enhanceWindows';

const t = (key: string): string => key;
let undo: () => void = () => undefined;

const TEXTS = {
  summary: 'Windows: {{windows}}, runs: {{runs}}',
  stillOpen: 'still open',
  nextDay: '{{time}} (next day)',
  none: '–',
};
const option = (name: string): string => `<option>${name}</option>`;

/** The parts of the compiled block that the script needs. */
const BLOCK = `<div data-windows='${JSON.stringify(TEXTS)}'>
  <form>
    <select name="kind">${['state', 'count', 'session', 'periodic'].map(option).join('')}</select>
    <select name="function">${['avg', 'max'].map(option).join('')}</select>
    <label data-kind="count" hidden><output>20</output> records
      <input type="range" name="count.count" min="2" max="60" value="20"></label>
    <label data-kind="periodic" hidden><output>360</output> min
      <input type="range" name="periodic.period" min="60" max="1440" step="60" value="1440"></label>
  </form>
  <svg data-shapes></svg><p data-summary></p>
  <table><tbody data-rows><tr><td>Static</td></tr></tbody></table>
  <p data-kind="state">Assumed</p><p data-kind="count" hidden>Assumed</p>
</div>`;

beforeEach(() => {
  document.body.innerHTML = BLOCK;
  undo = enhanceWindows(document.body, t);
});
afterEach(() => {
  undo();
  history.replaceState(null, '', '/');
});

const element = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`nothing matches ${selector}`);
  return found;
};
const rows = (): string[] =>
  [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent).join(' '),
  );
const choose = (name: string, value: string): void =>
  void fireEvent.input(element(`[name="${name}"]`), { target: { value } });

describe('enhanceWindows', () => {
  it('keeps the static figure until the first interaction', async () => {
    expect(rows()).toEqual(['Static']);
    fireEvent.pointerOver(element('select'));
    await waitFor(() => expect(rows()[2]).toBe('9:00 10:45 10:45 17.3'));
    expect(element('[data-summary]').textContent).toBe('Windows: 5, runs: 4');
  });

  it('labels times on the next day', async () => {
    choose('kind', 'periodic');
    await waitFor(() => expect(rows()).toEqual(['0:00 24:00 0:30 (next day) 7.3']));
    choose('function', 'max');
    expect(rows()).toEqual(['0:00 24:00 0:30 (next day) 17.6']);
  });

  it('stops on cleanup', async () => {
    choose('kind', 'session');
    await waitFor(() => expect(rows()).toHaveLength(2));
    undo();
    choose('kind', 'state');
    expect(rows()).toHaveLength(2);
  });
});
