import { sendEvent } from '../../../../../page/platform/events';
import { revealPhrase } from '../revealPhrase';

class Marks extends Set<Range> {
  constructor(...ranges: Range[]) {
    super(ranges);
  }
}

const shown: string[] = [];
const highlights = new Map<string, Set<Range>>();

beforeEach(() => {
  shown.length = 0;
  highlights.clear();
  Object.assign(globalThis, { CSS: { highlights }, Highlight: Marks });
  globalThis.requestAnimationFrame = (run) => (run(0), 0);
  Element.prototype.scrollIntoView = function scroll(this: Element) {
    shown.push(this.textContent);
  };
  document.body.innerHTML = `<article><p>Port 6042 above.</p><h2 id="ports">Ports</h2><table><tbody>
    <tr><td>6041</td><td>REST</td></tr><tr><td>6042</td><td>Web pages of IDMP</td></tr></tbody></table>
    <h2 id="next">Next</h2><p>Port 8080.</p></article>`;
});

// Removes the highlight.
afterEach(() => sendEvent('site:page-shown'));

const marked = (): string => [...(highlights.get('search-found') ?? [])].join();

describe('revealPhrase', () => {
  it('stays at the section if it does not contain the phrase', () => {
    location.hash = '#ports';
    revealPhrase('8080');
    sendEvent('site:page-shown');
    expect(shown).toEqual([]);
    expect(marked()).toBe('');
  });

  it('searches the whole article without a section', () => {
    location.hash = '';
    revealPhrase('Web Pages');
    sendEvent('site:page-shown');
    expect(shown).toEqual(['6042Web pages of IDMP']);
    expect(marked()).toBe('Web pages');
  });

  it('scrolls to the block with most of the words, and marks each of them', () => {
    location.hash = '';
    revealPhrase('pages of the web', ['web', 'pages', 'port']);
    sendEvent('site:page-shown');
    expect(shown).toEqual(['6042Web pages of IDMP']);
    expect([...(highlights.get('search-found') ?? [])].map(String)).toEqual(['Port', 'Web', 'pages', 'Port']);
  });

  it('marks no part of a longer word', () => {
    location.hash = '';
    revealPhrase('age');
    sendEvent('site:page-shown');
    expect(shown).toEqual(['6042Web pages of IDMP']);
    expect([...(highlights.get('search-found') ?? [])].map(String)).toEqual(['6042Web pages of IDMP']);
  });

  it('scrolls in browsers without the Custom Highlight API', () => {
    Object.assign(globalThis, { CSS: {} });
    location.hash = '#next';
    revealPhrase('port');
    sendEvent('site:page-shown');
    expect(shown).toEqual(['Port 8080.']);
  });
});
