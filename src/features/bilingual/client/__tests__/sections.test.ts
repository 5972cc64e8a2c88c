import { hashInView } from '../sections';

/** Puts the page's headings at these distances from the top of the window. */
function showAt(tops: Record<string, number>): void {
  Element.prototype.getBoundingClientRect = function (this: Element) {
    const top = tops[this.id || (this.firstElementChild?.id ?? '')] ?? -500;
    return new DOMRect(0, top, 100, 20);
  };
}

beforeEach(() => {
  document.body.innerHTML = `<article class="prose"><h1>Title</h1>
    <div class="heading"><h2 id="one">One</h2></div><div class="heading"><h2 id="two">Two</h2></div></article>`;
});

describe('hashInView', () => {
  it.each(['#x-y', '#%E0%A4%A', '#toString'])('keeps %s, which names nothing on the page', (hash) => {
    history.replaceState(null, '', `/en/planning?a=1${hash}`);
    showAt({});
    expect(hashInView()).toBe(hash);
  });

  it('keeps the hash of a heading in view', () => {
    history.replaceState(null, '', '/en/planning#two');
    showAt({ one: -50, two: 300 });
    expect(hashInView()).toBe('#two');
  });

  it('leads to the current section if the heading of the hash has scrolled away, or there is no hash', () => {
    showAt({ one: 20, two: 2000 });
    for (const hash of ['#two', '']) {
      history.replaceState(null, '', `/en/planning${hash}`);
      expect(hashInView()).toBe('#one');
    }
  });
});
