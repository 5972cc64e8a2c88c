import '@testing-library/jest-dom';
import { sendEvent } from '../../../platform/events';
import { enhanceDetails } from '../enhanceArticle';
import { english } from './messages';

const HTML = `
  <details id="outer"><summary>Outer</summary>
    <details id="inner"><summary>Inner</summary><h3 id="deep">Deep</h3></details>
  </details>
  <details id="other"><summary>Other</summary>Text</details>
  <details id="shown" open><summary>Shown</summary>Text</details>`;

const scrollIntoView = jest.fn();
let stop = (): void => undefined;

function show(hash: string): void {
  history.replaceState(null, '', `/page${hash}`);
  document.body.innerHTML = `<main>${HTML}</main>`;
  stop = enhanceDetails(document.querySelector('main')!, english);
}

const openIds = (): string[] => [...document.querySelectorAll('details[open]')].map(({ id }) => id);

beforeEach(() => {
  Element.prototype.scrollIntoView = scrollIntoView;
  jest.clearAllMocks();
});

afterEach(() => stop());

describe('enhanceDetails', () => {
  it('opens every section around the target of the address', () => {
    show('#deep');
    expect(openIds()).toEqual(['outer', 'inner', 'shown']);
    expect(scrollIntoView.mock.instances).toEqual([document.getElementById('deep')]);
  });

  it.each(['site:page-shown', 'hashchange'] as const)('opens them on %s', (name) => {
    show('');
    history.replaceState(null, '', '/page#deep');
    if (name === 'hashchange') dispatchEvent(new Event(name));
    else sendEvent(name);
    expect(openIds()).toContain('inner');
  });

  it('leaves sections alone that hold no target', () => {
    for (const hash of ['', '#none', '#shown']) {
      show(hash);
      expect(openIds()).toEqual(['shown']);
      stop();
    }
    expect(scrollIntoView).not.toHaveBeenCalled();
  });

  it('opens all sections while the page is printed', () => {
    show('');
    dispatchEvent(new Event('beforeprint'));
    expect(openIds()).toEqual(['outer', 'inner', 'other', 'shown']);
    dispatchEvent(new Event('afterprint'));
    expect(openIds()).toEqual(['shown']);
  });

  it('stops when the page is left', () => {
    show('');
    stop();
    dispatchEvent(new Event('beforeprint'));
    expect(openIds()).toEqual(['shown']);
  });
});
