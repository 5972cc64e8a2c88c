import { makeProject, removeProjects } from '../../../packages/content/__tests__/project';
import { readBrand } from '../readBrand';

afterAll(removeProjects);

const SHEET = 'src/page/styles/tokens.css';
const ICON = { 'static/favicon.svg': '<svg stroke="#333333"/>' };

describe('readBrand', () => {
  it('reads the colors that pages show', () => {
    const sheet = ':root { --color-primary: #111111; }\n[data-theme] { --color-primary: #222222; }\n';
    const root = makeProject({ [SHEET]: sheet, ...ICON });
    expect(readBrand(root)).toEqual({ light: '#111111', dark: '#222222', mark: '#333333' });
  });

  it('names the file that lacks one', () => {
    const root = makeProject({ [SHEET]: ':root { --color-primary: #111111; }', ...ICON });
    expect(() => readBrand(root)).toThrow(`${SHEET} has no color of the brand`);
  });
});
