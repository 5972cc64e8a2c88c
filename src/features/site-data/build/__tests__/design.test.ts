import { readTextFile, readTexts } from '@idmp/files';
import { formatProblems } from '@idmp/model';
import { ADMONITIONS } from '@idmp/markdown';
import { checkAdmonitions } from '../design';

const read = (file: string): string | undefined => readTextFile('.', file);
const messages = readTexts('content');

describe('checkAdmonitions', () => {
  it('finds title, color and icon of each kind', () => {
    expect(checkAdmonitions(read, messages)).toEqual([]);
  });

  it('reports what a new kind lacks', () => {
    const lines = formatProblems(checkAdmonitions(read, messages, [...ADMONITIONS, 'example']));
    expect(lines).toEqual([
      'locales/en/content.json:1: admonitions ":::example" have no title, add "admonition.example"',
      'locales/zh-Hans/content.json:1: admonitions ":::example" have no title, add "admonition.example"',
      'src/page/styles/prose.blocks.css:1: admonitions ":::example" have no rule here, add .admonition-example',
      'src/page/styles/signs.later.css:1: admonitions ":::example" have no rule here, add .admonition-example',
    ]);
  });
});
