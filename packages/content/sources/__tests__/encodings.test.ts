import { checkContent } from '../../../../src/assemble/loadSite';
import fs from 'node:fs';
import path from 'node:path';
import { both, makeProject, page, removeProjects } from '../../__tests__/project';

afterAll(removeProjects);

/** What people write and the site reads as text. */
const TEXTS = /\.(?:md|mdx|json|ya?ml|txt)$/;
const PAGES = both({
  'index.md': page('See [more](./05-basic/a.md#more).\n\n<PkgList productName="Pumps" />\n'),
  '05-basic/_category_.json': '{ "label": "Basics", "items": [{ "page": "gone.md" }] }',
  '05-basic/a.md': page('## More {#more}\n\n```yaml title="c.yml" download="c.yml"\na: 1\n```\n'),
  '06-more/_category_.yml': 'label: More',
  '06-more/b.md': page(),
});

/** The lists and texts of the site, with small pages, each file as an editor of Windows stores it. */
async function problemsOf(store: (text: string) => string | Uint8Array): Promise<[string[], string[]]> {
  const root = makeProject({
    ...PAGES,
    'content/downloads/c.yml': 'a: 1\n',
    'static/version-json/product-data.json': '[]',
  });
  fs.rmSync(path.join(root, 'locales'));
  const isPage = (file: string): boolean => /^content\/(?:en|zh-Hans|versions|downloads)\b/.test(file);
  for (const folder of ['content', 'locales'])
    fs.cpSync(folder, path.join(root, folder), { recursive: true, filter: (file) => !isPage(file) });
  const files = fs
    .readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => TEXTS.test(file));
  for (const file of files)
    fs.writeFileSync(path.join(root, file), store(fs.readFileSync(path.join(root, file), 'utf8')));
  const { errors, warnings } = await checkContent(root, true);
  return [[...errors, ...warnings], files];
}

it('reads each file past a byte order mark', async () => {
  const [plain, files] = await problemsOf((text) => text);
  const [marked] = await problemsOf((text) => `\uFEFF${text}`);
  expect(files.length).toBeGreaterThan(100);
  expect(plain.length).toBeGreaterThan(10);
  expect(marked).toEqual(plain);
});

it.each([
  ['UTF-16', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ['UTF-16 without a mark', (text: string) => Buffer.from(text, 'utf16le')],
])('names each file in %s, and nothing that follows from it', async (_, store) => {
  const [lines, files] = await problemsOf(store);
  const named = lines
    .filter((line) => line.includes('is not UTF-8 text'))
    .map((line) => line.split(':', 1)[0]);
  const read = files.filter(
    (file) => /^(?:content|locales)\//.test(file) && !/README\.md$|^content\/downloads\//.test(file),
  );
  expect(named.sort()).toEqual(expect.arrayContaining(read.sort()));
  expect(lines.filter((line) => !line.includes('is not UTF-8 text'))).toEqual([]);
});
