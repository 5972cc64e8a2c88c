import { BUILT_NAMES } from '../assemble/assembleContent';
import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { page, removeProjects, siteOf, type Files } from '../../packages/content/__tests__/project';
import { testOptions } from '../../packages/compile/document/__tests__/compile';
import { compileDocument } from '@idmp/compile';
import { withinCpuMs } from '../../packages/model/__tests__/fastest';
import { isShellId, SHELL_ID_PREFIXES, SHELL_IDS } from '../settings/shellIds';

afterAll(removeProjects);

const CPU_LIMIT_MS = 1_000;

const IDS = [
  ...SHELL_IDS,
  ...SHELL_ID_PREFIXES.flatMap((prefix) => [prefix, `${prefix}x`, `${prefix}${prefix}`]),
  '___gatsby',
  'gatsby-focus-wrapper',
];
const OTHER_NAMES = [
  ...BUILT_NAMES,
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'index', '404', 'con', 'en', '-', '#', ''],
];

/** Headings that people may write with a name: as it is, as words, with words around it, and repeated. */
function naturalHeadings(name: string): string[] {
  const words = name.replace(/[-_]+/g, ' ').trim();
  const title = words.replace(/^./, (first) => first.toUpperCase());
  const literal = name.replace(/[_#]/g, '\\$&');
  return [
    ...[literal, `\`${name}\``, words, title, `${title} setup`, `${title}\nsetup`, `${literal} setup`],
    ...[`**${title}** 设置`, `${title}-1`, `Section ${words}`, `Section ${words} 1`, title, literal],
  ];
}

/** A page that gives a name to everything that a writer can name. */
function namingPage(name: string): string {
  const written = [`## A {#${name}}`, `## B {#${name}}`, `<span id="${name}">x</span>`];
  const labels = [
    `<Tabs groupId="${name}">\n<TabItem value="${name}" label="${name}">\n\nText.\n\n</TabItem>\n</Tabs>`,
    `Text.[^${name || 'x'}]`,
    `[^${name || 'x'}]: Note.`,
    `:::note ${name}\n\nText.\n\n:::`,
    `\`\`\`bash title="${name}"\nls\n\`\`\``,
  ];
  const headings = naturalHeadings(name).map((words) => words.replace(/.+/g, (line) => `## ${line}`));
  return [...headings, ...written, ...labels].join('\n\n');
}

const compile = (text: string) =>
  compileDocument({ file: 'content/en/page.md', locale: 'en', raw: page(text) }, testOptions());

function idsOf(tree: Root): string[] {
  const ids: string[] = [];
  visit(tree, 'element', ({ properties }) => {
    if (typeof properties.id === 'string') ids.push(properties.id);
  });
  return ids;
}

beforeAll(() => compile(namingPage('warm-up')));

describe('a name of the page around the article', () => {
  it.each(IDS)('"%s" is never an id in an article, however it is written', async (name) => {
    const text = namingPage(name);
    const { tree, headings, problems } = await withinCpuMs(CPU_LIMIT_MS, () => compile(text));
    const ids = headings.map(({ id }) => id).filter(Boolean);
    expect(ids.length).toBeGreaterThan(naturalHeadings(name).length / 2);
    expect(new Set(ids).size).toBe(ids.length);
    expect([...ids, ...idsOf(tree)].filter(isShellId)).toEqual([]);
    const lines = page(text).split('\n');
    const refused = problems.filter(({ code }) => code === 'reserved-id').map(({ line }) => lines[line - 1]);
    expect(refused).toEqual(lines.filter((line) => line.includes(`{#${name}}`) || line.includes('id="')));
  });
});

it('no element of an article is one that documents and windows find by its name', async () => {
  const tags = ['a', 'img', 'form', 'embed', 'object', 'iframe', 'input', 'details', 'map', 'meta'];
  const written = tags.map((tag) => `<${tag} name="cookie" id="body" src="https://a.example/" />`);
  const { tree } = await compile(written.join('\n\n'));
  const named: string[] = [];
  visit(tree, 'element', ({ tagName, properties }) => {
    if (/^(?:embed|form|iframe|object)$/.test(tagName) || (tagName === 'img' && properties.name))
      named.push(tagName);
  });
  expect(named).toEqual([]);
});

describe('any other name that means something to the build', () => {
  it.each(OTHER_NAMES)('"%s" may be a heading', async (name) => {
    const { headings } = await withinCpuMs(CPU_LIMIT_MS, () => compile(namingPage(name)));
    const ids = headings.map(({ id }) => id).filter(Boolean);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter(isShellId)).toEqual([]);
  });

  it('becomes an address or is refused', async () => {
    const names = [...IDS, ...OTHER_NAMES].filter((name) => /^[\w~.-]+$/.test(name));
    const files: Files = Object.fromEntries(
      names.map((name, index) => [
        `content/en/p${index}.md`,
        page().replace('---\n', `---\nslug: ${JSON.stringify(`/${name}`)}\n`),
      ]),
    );
    const site = await withinCpuMs(CPU_LIMIT_MS * names.length, () => siteOf(files));
    const isRefused = (name: string): boolean =>
      site.problems.some(
        ({ code, file }) => /address/.test(code) && file === `content/en/p${names.indexOf(name)}.md`,
      );
    const hasPage = (name: string): boolean => site.pages.some(({ address }) => address === `/en/${name}`);
    expect(names.filter((name) => hasPage(name) === isRefused(name))).toEqual([]);
    expect(names.filter(isRefused).length).toBeGreaterThan(10);
  });
});
