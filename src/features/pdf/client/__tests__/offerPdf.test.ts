import { offerPdf } from '../offerPdf';

const MENU = '<details data-fold open><summary>Copy page</summary><ul><li>Print</li></ul></details>';
const entries = (): (string | null)[] => [...document.querySelectorAll('li')].map((item) => item.textContent);

const answering = (sizes: object): jest.Mock =>
  (globalThis.fetch = jest.fn(() => Promise.resolve({ json: () => Promise.resolve(sizes) })) as never);

async function open(): Promise<void> {
  offerPdf();
  document.querySelector('details')!.dispatchEvent(new Event('toggle'));
  for (let turn = 0; turn < 4; turn++) await Promise.resolve();
}

beforeEach(() => {
  Object.assign(globalThis, { __PATH_PREFIX__: '' });
  document.documentElement.lang = 'en';
  document.body.innerHTML = MENU;
});

describe('offerPdf', () => {
  it('adds the PDF of a release once to an open menu', async () => {
    const fetched = answering({ en: 2_400_000 });
    await open();
    expect(fetched).toHaveBeenCalledWith('/offline/pdf.json');
    expect(entries()).toEqual(['Print', 'PDF (2.4 MB)']);
    expect(document.querySelector('li a')?.getAttribute('href')).toBe('/offline/idmp-docs-en.pdf');
  });

  it('adds nothing where there is none', async () => {
    answering({});
    await open();
    expect(entries()).toEqual(['Print']);
  });
});
