import { type CompiledDocument, compileDocument } from '@idmp/compile';
import { docPage } from '@idmp/content';
import { formatProblems, type Locale } from '@idmp/model';
import { testOptions } from '../../../../../packages/compile/document/__tests__/compile';
import { htmlOf } from '../../model/htmlOf';
import { addTextsFrom, mdxComponents } from '../mdxComponents';

const components = mdxComponents('e2e/components');
const addTexts = addTextsFrom('e2e/components');

const compile = (text: string, locale: Locale = 'en'): Promise<CompiledDocument> =>
  compileDocument(
    { file: `content/${locale}/page.md`, locale, raw: `---\ntitle: Page\n---\n${text}` },
    {
      ...testOptions(locale),
      components: { ...testOptions(locale).components, ...components },
      checks: [addTexts],
    },
  );

const pageOf = ({ tree, locale }: CompiledDocument) =>
  docPage({ locale, textLocale: locale, breadcrumbs: [], feedback: [] }, tree, undefined);

/** HTML of the page as a click to it shows it first. */
async function htmlFrom(text: string, locale?: Locale): Promise<string> {
  const { mdx, html } = pageOf(await compile(text, locale));
  return (html || htmlOf(mdx?.parts ?? [])).replace('<h1>Page</h1>', '');
}

const problemsOf = async (text: string): Promise<string[]> =>
  formatProblems((await compile(text)).problems).map((line) => line.replace('content/en/page.md:', ''));

const textsOf = async (text: string, locale?: Locale): Promise<string[]> =>
  (await compile(text, locale)).blocks.map((block) => block.text);

const element = (name: string, children = '', props = '{}', tag = 'div'): string =>
  `<${tag} data-mdx="${name}" data-props="${props}"><mdx-slot>${children}</mdx-slot></${tag}>`;
const badge = (children: string): string => element('Badge', children, '{}', 'span');

describe('React components in Markdown', () => {
  it.each([
    ['alone', '<Counter />', element('Counter')],
    ['around Markdown', '<Counter>**Text**</Counter>', element('Counter', '<strong>Text</strong>')],
    ['around blocks', '<Counter>\n\n- a\n\n</Counter>', element('Counter', '<ul><li>a</li></ul>')],
    ['in a sentence', 'A <Badge>b</Badge> c.', `<p>A ${badge('b')} c.</p>`],
    ['in a heading', '### A <Badge>b</Badge> {#a}', expect.stringContaining(`A ${badge('b')}`)],
    ['in a cell', '| a |\n|---|\n| <Badge>b</Badge> |', expect.stringContaining(badge('b'))],
    ['in a list', '- a\n\n  <Counter />', expect.stringMatching(`<li>\\s*<p>a</p>\\s*${element('Counter')}`)],
    ['in an admonition', ':::tip\n<Counter />\n:::', expect.stringContaining(element('Counter'))],
    [
      'in a tab',
      '<Tabs>\n<TabItem value="a">\n\n<Counter />\n\n</TabItem>\n</Tabs>',
      expect.stringContaining(element('Counter')),
    ],
    [
      'in each other, twice',
      '<Reveal>\n\n<Counter />\n\n<Counter />\n\n</Reveal>',
      element('Reveal', element('Counter') + element('Counter')),
    ],
  ])('stand %s', async (_, text, html) => {
    expect(await problemsOf(text)).toEqual([]);
    expect(await htmlFrom(text)).toEqual(html);
    expect(await htmlFrom(text, 'zh-Hans')).toEqual(html);
  });

  it.each([
    ['label="A &quot;b&quot; <c> & \'d\'"', { label: 'A "b" <c> & \'d\'' }],
    ['start={-2} on off={false}', { start: -2, on: true, off: false }],
    ['steps={[1, {a: null}]} label={`a`}', { steps: [1, { a: null }], label: 'a' }],
  ])('take the props %s', async (written, props) => {
    const { mdx } = pageOf(await compile(`<Counter ${written} />`));
    const part = mdx?.parts.find((each) => typeof each === 'object');
    expect(JSON.parse(part?.props ?? '')).toEqual(props);
    expect(htmlOf(mdx?.parts ?? [])).toContain(`data-props="${part?.props.replaceAll('"', '&quot;')}"`);
    expect(part?.props).not.toMatch(/[&<>']/);
  });

  it.each([
    ['../../src/components/mdx/Counter', 'C'],
    ['@site/src/components/mdx/Counter.tsx', 'Counter'],
  ])('may be imported from %s as %s', async (source, name) => {
    const text = `import ${name} from '${source}';\n\n<${name} />`;
    expect(await problemsOf(text)).toEqual([]);
    expect(await htmlFrom(text)).toBe(element('Counter'));
  });

  it('report with file and line what is no literal, and names that do not exist', async () => {
    expect(
      await problemsOf(
        '<Counter start={now()} steps={/a/} onClick={() => 1} />\n\n<Counter {...props} />\n\n<Countr />',
      ),
    ).toEqual([
      '4: the value of "onClick" on <Counter> is not a literal, write a text, a number, true, or a list of them',
      '4: the value of "start" on <Counter> is not a literal, write a text, a number, true, or a list of them',
      '4: the value of "steps" on <Counter> is not a literal, write a text, a number, true, or a list of them',
      '6: attributes of <Counter> cannot be spread, write each attribute as name="value"',
      '8: unknown component <Countr>: src/components/mdx/ has none of that name, did you mean "<Counter>"?',
    ]);
    expect(await problemsOf("import Box from '../components/Box';\n\n<Box />")).toEqual([
      expect.stringMatching(/^6: warning: <Box> from/),
    ]);
  });

  it('give search and Markdown the text that they render, and the reviews of translations only what was written', async () => {
    const text = 'A <Badge>new</Badge> pump.\n\n<Counter label="Valves" start={2}>**Text**</Counter>\n';
    expect(await textsOf(text)).toEqual(['A new ★ pump.', 'Valves Text Clicked 2 times']);
    expect(await textsOf('<Home>now</Home>')).toEqual(['Documentation home now']);
    expect(await textsOf('<Home />', 'zh-Hans')).toEqual(['文档首页']);
    const { sections } = await compile(text);
    expect(sections.flatMap(({ lines }) => lines.map((line) => line.text))).not.toContainEqual(
      expect.stringMatching(/★|Clicked/),
    );
  });

  it('warn of one that throws, which keeps its children', async () => {
    expect(await problemsOf('Text\n\n<Broken />')).toEqual([
      '6: warning: <Broken> cannot be rendered for search and Markdown: Error: no current, correct src/components/mdx/Broken.tsx, or what this page passes to it',
    ]);
    expect(await textsOf('<Broken>\n\nText\n\n</Broken>')).toEqual(['Text']);
  });

  it('change nothing on pages without one', async () => {
    expect(pageOf(await compile('Text'))).toEqual(
      expect.objectContaining({ html: expect.stringContaining('<p>Text</p>') as string }),
    );
    expect(pageOf(await compile('Text'))).not.toHaveProperty('mdx');
  });
});
