import fs from 'node:fs';
import fc from 'fast-check';
import { withinCpuMs } from '../../packages/model/__tests__/fastest';
import { fuzz, FUZZ_TIMEOUT_MS } from '../../packages/model/__tests__/fuzzSettings';
import { describeProblem, formatProblems } from '@idmp/model';
import { htmlOfTree, testOptions } from '../../packages/compile/document/__tests__/compile';
import { compileDocument } from '@idmp/compile';
import { toSource } from '@idmp/content';

const RUNS = 150;
const CPU_LIMIT_MS = 1_000;

const DIALECT = fs.readFileSync('src/__tests__/dialect.md.txt');
const CHINESE = Buffer.from(
  '---\ntitle: 元素\n---\n## 创建**元素**{#create}\n\n“引用”，**粗体**。使用`代码`和 [链接](./a.md#元素)。\n\n:::tip 提示\n文字\n:::\n',
);
const FILES = [DIALECT, CHINESE];

/** What makes trouble in Markdown, MDX, YAML and HTML. */
const PIECES = [
  '---\n',
  '---js\n',
  ':::note\n',
  ':::',
  '```',
  '~~~',
  '<',
  '</',
  '/>',
  '{',
  '}',
  '{#x}',
  '[',
  '](',
  '![',
  '**',
  '**，',
  '|',
  '|-',
  '\n',
  '\n\n',
  '<!--',
  '-->',
  '$',
  '\\',
  '&#0;',
  '\u0000',
  '\uFEFF',
  '\uD800',
  '\u202E',
  'import x from "./x.md"\n',
  'export ',
  '<Tabs>',
  '</TabItem>',
  '<script>',
  'javascript:',
  '[^1]: ',
  '> ',
  '- ',
  '- '.repeat(40),
  '> '.repeat(40),
  '\t',
  'title: ',
  '__proto__: 1\n',
  'a'.repeat(300),
];

/** A share of a text; `fc.double` rarely leaves the ends of its range. */
const position = fc.integer({ min: 0, max: 9_999 }).map((share) => share / 10_000);

const mutation = fc.record({
  at: position,
  remove: fc.nat({ max: 60 }),
  insert: fc.oneof(
    fc.constantFrom(...PIECES).map((text) => Buffer.from(text)),
    fc.uint8Array({ maxLength: 8 }).map((bytes) => Buffer.from(bytes)),
    fc.string({ unit: 'binary', maxLength: 12 }).map((text) => Buffer.from(text)),
  ),
});

type Mutation = typeof mutation extends fc.Arbitrary<infer Value> ? Value : never;

const mutate = (base: Buffer, mutations: readonly Mutation[]): Buffer =>
  mutations.reduce((bytes, { at, remove, insert }) => {
    const start = Math.floor(at * bytes.length);
    return Buffer.concat([bytes.subarray(0, start), insert, bytes.subarray(start + remove)]);
  }, base);

const mutated = fc
  .record({ base: fc.constantFrom(...FILES), mutations: fc.array(mutation, { minLength: 1, maxLength: 8 }) })
  .map(({ base, mutations }) => mutate(base, mutations));

/** Elements and attributes that run or style something; values other than addresses are blanked. */
const DANGEROUS_TAG =
  /^<(?:script|style|iframe|object)\b|\s(?:on\w+|style)\b|\s(?:href|src)="\s*(?:javascript|vbscript|data):/i;

/** The tags of an HTML text; what only looks like one in a text is escaped there. */
function tagsOf(html: string): string[] {
  const tags = html.match(/<[a-z][\w-]*(?:\s+[\w:-]+(?:="[^"]*")?)*\s*>/gi) ?? [];
  return tags.map((tag) =>
    tag.replace(/\s([\w:-]+)="[^"]*"/g, (attribute, name: string) =>
      name === 'href' || name === 'src' ? attribute : ` ${name}`,
    ),
  );
}

async function compileBytes(bytes: Uint8Array) {
  const source = toSource('content/en/page.md', 'en', 'page.md', bytes);
  const document = await compileDocument(
    { ...source, partials: { 'content/en/_p.md': '## Partial {props.x}\n\n<Tabs />\n' } },
    testOptions(),
  );
  return { source, document };
}

/** Compiles within a second of CPU. */
const compileInTime = (bytes: Uint8Array) => withinCpuMs(CPU_LIMIT_MS, () => compileBytes(bytes));

// Loads grammars and libraries.
beforeAll(() => compileBytes(DIALECT));

describe('any bytes', () => {
  it('are checked by a scanner that finds active content', () => {
    const bad = (html: string) => tagsOf(html).some((tag) => DANGEROUS_TAG.test(tag));
    for (const html of [
      '<p><script>',
      '<img src="x" onerror="y">',
      '<b style="a">',
      '<a class="c" href="javascript:x">',
    ])
      expect(bad(html)).toBe(true);
    expect(bad('<pre>&lt;img style=</pre><img alt=" style=" src="/a.svg" data-zoom>')).toBe(false);
  });

  it(
    'become a page or a fault with its line, and never run',
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.oneof(
            { weight: 9, arbitrary: mutated },
            { weight: 1, arbitrary: fc.uint8Array({ maxLength: 400 }) },
          ),
          async (bytes) => {
            const { source, document } = await compileInTime(bytes);
            const lines = source.raw.split('\n').length;
            const html = htmlOfTree(document.tree);
            expect(html.match(/<h1[ >]/g)).toHaveLength(1);
            for (const tag of tagsOf(html)) expect(tag).not.toMatch(DANGEROUS_TAG);
            for (const problem of document.problems) {
              expect(problem.line).toBeGreaterThanOrEqual(1);
              if (problem.file === 'content/en/page.md') expect(problem.line).toBeLessThanOrEqual(lines);
              expect(Object.values(describeProblem(problem)).every(Boolean)).toBe(true);
            }
            expect(formatProblems(document.problems)).toHaveLength(document.problems.length);
            expect(JSON.parse(JSON.stringify(document))).toEqual(document);
          },
        ),
        fuzz(RUNS),
      );
      expect('hacked' in globalThis).toBe(false);
    },
    FUZZ_TIMEOUT_MS,
  );
});

describe('a paragraph', () => {
  const WORD = 'Quokkafurt';
  const inComment = new RegExp(`<!--(?:(?!-->)[^])*${WORD}`);

  it(
    'is shown or reported, whatever surrounds it',
    async () => {
      const known = new Set((await compileBytes(DIALECT)).document.problems.map(({ code }) => code));
      const mutations = fc.array(mutation, { maxLength: 3 });
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...FILES), mutations, position, async (base, changes, at) => {
          const lines = mutate(base, changes).toString().split('\n');
          lines.splice(Math.floor(at * lines.length), 0, '', WORD, '');
          const text = lines.join('\n');
          const { document } = await compileInTime(Buffer.from(text));
          const isShown = JSON.stringify(document.tree).includes(WORD);
          const isReported = document.problems.some(({ code }) => !known.has(code));
          expect(isShown || isReported || inComment.test(text)).toBe(true);
        }),
        fuzz(RUNS / 2),
      );
    },
    FUZZ_TIMEOUT_MS,
  );
});

/** Repeats a unit with its number. */
const lines = (count: number, unit: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => unit(i)).join('\n');

describe('hostile shapes', () => {
  it.each([
    ['quotes', '> '.repeat(30)],
    ['deep quotes', '> '.repeat(7_000)],
    ['deep markers', '- '.repeat(7_000) + 'x'],
    ['list', lines(120, (depth) => `${' '.repeat(depth * 2)}- x`)],
    ['open brackets', '['.repeat(20_000)],
    ['open links', '[a]('.repeat(5_000)],
    ['stars', '*a **b '.repeat(5_000)],
    ['open admonitions', ':::note\n'.repeat(5_000)],
    ['open tags', '<b>'.repeat(5_000)],
    ['braces', '{'.repeat(20_000)],
    ['colons', ':'.repeat(50_000)],
    ['comments', '<!--'.repeat(10_000)],
    ['open comments in lines', '<!-- a\n'.repeat(5_000)],
    ['marked lines', `\`\`\`text {1-${'9'.repeat(300)}}\nx\n\`\`\``],
    ['deep values', `<Details summary={${'['.repeat(2_000)}${']'.repeat(2_000)}}>x</Details>`],
    ['spaces beside punctuation', `，${' '.repeat(50_000)}x`],
    ['blank lines', '\n'.repeat(10_000)],
    ['table', `|${' a |'.repeat(2_000)}\n|${'---|'.repeat(2_000)}\n`],
    ['equal rows', `| a | b |\n|---|---|\n${'| x | y |\n'.repeat(800)}`],
    ['equal headings', '## Same\n\n'.repeat(1_500)],
    ['cards', `<Cards>\n${'<Card title="A" href="./a.md" />\n'.repeat(500)}</Cards>`],
    ['broken anchors', lines(500, (i) => `See [part](#part-${i}).\n`)],
  ])('%s end in a page or a fault, in time', async (_, text) => {
    const bytes = Buffer.from(`---\ntitle: T\n---\n${text}`);
    const { document } = await withinCpuMs(CPU_LIMIT_MS, () => compileBytes(bytes));
    expect(document.title).toBe('T');
  });

  it('aliases of YAML do not multiply', async () => {
    const bomb = [
      'a: &a [x,x,x,x,x,x,x,x,x]',
      ...'bcdefghij'
        .split('')
        .map((name, index) => `${name}: &${name} [${`*${'abcdefghij'[index] ?? 'a'},`.repeat(9)}]`),
    ].join('\n');
    const { document } = await compileBytes(Buffer.from(`---\n${bomb}\n---\nText`));
    expect(
      document.problems.every(
        ({ code }) => code === 'unknown-field' || code === 'no-title' || code === 'no-description',
      ),
    ).toBe(true);
  });
});
