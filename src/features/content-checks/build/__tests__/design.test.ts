import { readTextFile } from '../../../../core/files/readTextFile';
import { readTexts } from '../../../../core/files/readTexts';
import { formatProblems } from '../../../../core/model/problem';
import { ADMONITIONS } from '../../../../core/markdown/admonitions';
import { BRAND } from '../../../../core/site/brand';
import { checkAdmonitions, checkBrand } from '../design';

const read = (file: string): string | undefined => readTextFile('.', file);
const messages = readTexts('content');

describe('checkBrand', () => {
  it('finds the colors of the brand in the style sheets and the favicon', () => {
    expect(checkBrand(read)).toEqual([]);
    expect(read('static/favicon.svg')).toContain(BRAND.mark);
  });

  it('reports each copy that was forgotten', () => {
    const other = (file: string) =>
      read(file)?.replaceAll(BRAND.dark, '#ff0000').replaceAll(BRAND.mark, '#00ff00');
    const lines = formatProblems(checkBrand(other));
    expect(lines).toHaveLength(4);
    expect(lines.map((line) => line.replace(/:\d+: .*/, ''))).toEqual([
      'src/core/styles/tokens.css',
      'src/core/styles/tokens.css',
      'src/core/styles/tokens.later.css',
      'static/favicon.svg',
    ]);
    expect(lines[3]).toContain(
      `the color #00ff00 is not that of the brand in src/site/brand.ts, write ${BRAND.mark}`,
    );
  });
});

describe('checkAdmonitions', () => {
  it('finds title, color and icon of each kind', () => {
    expect(checkAdmonitions(read, messages)).toEqual([]);
  });

  it('reports what a new kind lacks', () => {
    const lines = formatProblems(checkAdmonitions(read, messages, [...ADMONITIONS, 'example']));
    expect(lines).toEqual([
      'locales/en/content.json:1: admonitions ":::example" have no title, add "admonition.example"',
      'locales/zh-Hans/content.json:1: admonitions ":::example" have no title, add "admonition.example"',
      'src/core/styles/prose.blocks.css:1: admonitions ":::example" have no rule here, add .admonition-example',
      'src/core/styles/signs.later.css:1: admonitions ":::example" have no rule here, add .admonition-example',
    ]);
  });
});
