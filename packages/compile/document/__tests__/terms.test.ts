import type { Locale } from '@idmp/model';
import { compileDocument } from '../compileDocument';
import { htmlOfTree, testOptions } from './compile';

const TERMS = {
  en: [
    { id: 'element', term: 'element', see: '03-concepts.md#element' },
    { id: 'element-template', term: 'element template', see: '06/01-element-template.md' },
    { id: 'tdgpt', term: 'TDgpt', see: '02-intro.md' },
    { id: 'role', term: 'role' },
  ],
  'zh-Hans': [
    { id: 'element', term: '元素', see: '03-concepts.md#element' },
    { id: 'explorer', term: '元素浏览器' },
  ],
};

/** What is marked on a page, as `text=target`. */
async function marked(text: string, locale: Locale = 'en', name = '05-basic/a.md'): Promise<string[]> {
  const file = `content/${locale}/${name}`;
  const raw = `---\ntitle: element\n---\n${text}`;
  const { tree } = await compileDocument(
    { file, locale, raw },
    { ...testOptions(locale), terms: TERMS[locale] },
  );
  return [...htmlOfTree(tree).matchAll(/<a href="\[link ([^"]*)\]" data-term="[\w-]+">(.*?)<\/a>/g)].map(
    ([, href, inner]) => `${inner}=${href}`,
  );
}

describe('terms of the glossary', () => {
  it('are links to their explanation where they are first mentioned', async () => {
    expect(await marked('One element.\n\nAnother element, and TDgpt.')).toEqual([
      'element=../03-concepts.md#element',
      'TDgpt=../02-intro.md',
    ]);
  });

  it('may begin a sentence or be a plural, and are found whole only', async () => {
    expect(await marked('Elements of a role.')).toEqual(['Elements=../03-concepts.md#element']);
    expect(await marked('elementary, sub-element, tdgpt, ELEMENTX')).toEqual([]);
  });

  it('are the longest of those that overlap', async () => {
    expect(await marked('An element template.')).toEqual(['element template=../06/01-element-template.md']);
    expect(await marked('打开元素浏览器。', 'zh-Hans')).toEqual([]);
    expect(await marked('一个元素。', 'zh-Hans')).toEqual(['元素=../03-concepts.md#element']);
  });

  it('are left alone in headings, links, labels, code and tables', async () => {
    const text =
      '## element\n\n[element](./b.md) **element** `element`\n\n| element |\n| --- |\n| element |\n\n:::note element\n\nx\n\n:::';
    expect(await marked(text)).toEqual([]);
  });

  it('need no link on the page that explains them', async () => {
    expect(await marked('An element.', 'en', '03-concepts.md')).toEqual([]);
  });
});
