import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { acceptTranslations } from '@idmp/checks';
import { checkContent, createPage } from '@idmp/content';
import type { CommandResult } from '@idmp/model';
import { fuzz, FUZZ_TIMEOUT_MS } from '../../packages/model/__tests__/fuzzSettings';
import {
  both,
  makeProject,
  page,
  removeProjects,
  type Files,
} from '../../packages/content/__tests__/project';
import { cutVersion } from '../features/versions/build/cutVersion';

const TREES = 3;

afterEach(removeProjects);

/** A title in a style of YAML. */
const title = fc.constantFrom(
  'title: Plain',
  'title:   Wide   # what it is called',
  "title: 'It''s quoted'",
  'title: "A \\"B\\""',
  'title: >-\n  A folded\n  title',
  'title: |-\n  A literal title',
  '"title": Quoted key',
  '? title\n: Explicit key',
  'title: 2026',
  'title: 标题',
);
const aliases = fc.constantFrom(
  '',
  'aliases: []',
  'aliases: [/former/a]',
  'aliases: [ /former/a , "/former/b" ]  # both',
  'aliases:\n  - /former/a\n  # the oldest\n  - "/former/b"',
  'aliases: [/basic/new]',
  'slug: /basic/old',
  'slug: old # as it was',
);
const more = fc.constantFrom(
  '',
  '# A comment of its own',
  'keywords: &words [a, b]',
  'sidebar_label: Short\n\n# below an empty line',
  'pagination_next: ./01-first.md',
  'pagination_prev: basic/first',
  'prerequisites:\n  - One\n  - "Two: three"',
);

/** Front matter in one of its forms; without any, the text has a heading. */
const frontMatter = fc
  .record({
    title,
    aliases,
    more,
    form: fc.constantFrom('block', 'block', 'block', 'indented', 'flow', 'none', 'yaml', 'spaces'),
    isFirst: fc.boolean(),
  })
  .map(({ form, isFirst, ...parts }) => {
    if (form === 'none') return '# Heading\n';
    if (form === 'flow')
      return '---\n{ title: Flow, description: "All, in one", aliases: [/former/a] } # one line\n---\n';
    const fields = ['description: What it says.', parts.more, parts.aliases];
    const lines = (isFirst ? [parts.title, ...fields] : [...fields, parts.title]).filter(Boolean).join('\n');
    const yaml = form === 'indented' && !/[>|]|\n\S/.test(lines) ? lines.replace(/^(?=.)/gm, '  ') : lines;
    return `---${form === 'yaml' ? ' yaml' : form === 'spaces' ? '  ' : ''}\n${yaml}\n---${form === 'spaces' ? '  ' : ''}\n`;
  });

const sentence = fc.constantFrom(
  'See [first](./01-first.md) and [home](../index.md).',
  'See %USERPROFILE%\\notes.md on Windows.',
  'See [100%](./01-first.md?a=100%).',
  '![Picture](./images/x%20y.png)',
  ':::note Title\n\nText.\n\n:::',
  '<DocCardList of="../index.md" />',
  'Text.\n\n---\n\nMore.',
);
const body = fc
  .array(sentence, { minLength: 1, maxLength: 4 })
  .map((list) => `\n${list.join('\n\n')}\n\n## Part {#part}\n\nText.\n`);
const encode = fc.constantFrom(
  (text: string) => text,
  (text: string) => text,
  (text: string) => text.replaceAll('\n', '\r\n'),
  (text: string) => `\uFEFF${text}`,
);
const document = fc
  .record({ frontMatter, body, encode })
  .map((parts) => parts.encode(parts.frontMatter + parts.body));

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** Front matter without what only one page may have. */
const elsewhere = (text: string, name: string): string =>
  text
    .replace(/former/g, name)
    .replace('/basic/new', `/${name}/new`)
    .replace(/^slug.*$/m, '');

const tree = fc
  .record({ first: document, old: document, oldEnglish: fc.option(document), published: fc.boolean() })
  .map(({ first, old, oldEnglish, published }): Files => ({
    ...both({
      'index.md': page(),
      '05-basic/index.md': page(),
      '05-basic/01-first.md': elsewhere(first, 'first'),
      '06-more/index.md': page(),
      '05-basic/images/x y.png': PNG,
    }),
    'content/zh-Hans/05-basic/02-old.md': old,
    'content/en/05-basic/02-old.md': oldEnglish ?? old,
    'content/questions/basic/old.yml': 'en:\n  part: [How do I?]\n',
    'content/popular.json': '[\n  "basic/old",  "basic/old#part"\n]',
    ...(published && { 'content/addresses.txt': '/\n/basic\n/basic/first\n/basic/old\n/more\n' }),
  }));

type Command = (root: string) => Promise<CommandResult>;
const commands: Record<string, Command> = {
  'new-page': (root) => createPage(root, 'basic/new'),
  'new-page --after': (root) => createPage(root, 'basic/new', 'basic/first'),
  translations: (root) => acceptTranslations(root, ['all']),
  'docs:cut': (root) => cutVersion(root, '1.0'),
};

function filesOf(root: string): Map<string, string> {
  const found = fs.readdirSync(path.join(root, 'content'), { recursive: true, withFileTypes: true });
  return new Map(
    found
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => path.join(parentPath, name))
      .sort()
      .map((file) => [path.relative(root, file), fs.readFileSync(file, 'latin1')]),
  );
}

async function errorsOf(root: string): Promise<string[]> {
  const { errors } = await checkContent(root, true);
  return errors.filter((line) => !line.includes('is a text of the template'));
}

describe('commands that change content', () => {
  it.each(Object.entries(commands))(
    '%s leaves it valid or untouched',
    async (name, command) => {
      await fc.assert(
        fc.asyncProperty(tree, async (files) => {
          const root = makeProject(files);
          const [before, errors] = [filesOf(root), await errorsOf(root)];
          const { ok, lines } = await command(root);
          if (!ok) {
            expect(filesOf(root)).toEqual(before);
            expect(lines.join('\n')).not.toMatch(/undefined|URI malformed|Cannot read/);
            return;
          }
          expect((await errorsOf(root)).length).toBeLessThanOrEqual(errors.length);
        }),
        fuzz(TREES),
      );
    },
    FUZZ_TIMEOUT_MS,
  );
});
