import { offerPdf } from '../offerPdf';

const MENU = '<details data-fold open><summary>Copy page</summary><ul><li>Print</li></ul></details>';
const entries = (): (string | null)[] => [...document.querySelectorAll('li')].map((item) => item.textContent);

function homeWith(html: string): jest.Mock<Promise<Document>> {
  const home = document.implementation.createHTMLDocument();
  home.body.innerHTML = html;
  return jest.fn(() => Promise.resolve(home));
}

beforeEach(() => {
  Object.assign(globalThis, { __PATH_PREFIX__: '' });
  document.documentElement.lang = 'en';
  document.body.innerHTML = MENU;
});

describe('offerPdf', () => {
  it('adds the PDF that the home page offers once to an open menu', async () => {
    const fetchHome = homeWith(
      '<p id="idmp-downloads"><a href="/offline/a.html">one file</a><a href="/offline/a.pdf" download>PDF</a></p>',
    );
    offerPdf(fetchHome);
    document.querySelector('details')!.dispatchEvent(new Event('toggle'));
    await Promise.resolve();
    await Promise.resolve();
    expect(fetchHome).toHaveBeenCalledWith('/en');
    expect(entries()).toEqual(['Print', 'PDF']);
    expect(document.querySelector('li a')?.getAttribute('href')).toBe('/offline/a.pdf');
  });

  it('adds nothing where the home page offers no PDF', async () => {
    const fetchHome = homeWith('<p>Home</p>');
    offerPdf(fetchHome);
    await Promise.resolve();
    await Promise.resolve();
    expect(fetchHome).toHaveBeenCalled();
    expect(entries()).toEqual(['Print']);
  });
});
