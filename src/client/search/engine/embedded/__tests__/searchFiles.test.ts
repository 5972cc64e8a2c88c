import { RECORDS, searchFilesOf } from '../../../__tests__/fixtures';
import { fetchSearchFiles } from '../searchFiles';

const good = searchFilesOf(RECORDS);
const build = '0a1b';
const index = { build, ...good.index };
const texts = { build, sections: good.sections };

/** Serves both files; each can be overridden. */
function serve(files: { index?: unknown; texts?: unknown }): void {
  const answers: Record<string, unknown> = {
    '/search/index.en.json': 'index' in files ? files.index : index,
    '/search/sections.en.json': 'texts' in files ? files.texts : texts,
  };
  global.fetch = jest.fn((address: string) => {
    const file = answers[address];
    return Promise.resolve({ ok: true, json: () => Promise.resolve(file) } as Response);
  }) as typeof fetch;
}

beforeEach(() => {
  Object.assign(globalThis, { __PATH_PREFIX__: '' });
});

const WRONG = [null, true, 7, '', 'html', [], {}, { length: 3 }, [null], [[]], { __proto__: null }];
describe('fetchSearchFiles', () => {
  it('returns the files of the build', async () => {
    serve({});
    expect(await fetchSearchFiles('en')).toMatchObject(good);
  });

  it.each([
    ...WRONG.map((file) => ({ index: file })),
    ...WRONG.map((file) => ({ texts: file })),
    ...WRONG.filter((list) => !(Array.isArray(list) && list.length === 0)).map((sections) => ({
      texts: { build, sections },
    })),
    ...(['build', 'words', 'pairs', 'lengths', 'postings', 'synonyms'] as const).flatMap((name) =>
      [null, 7, 'a', [null], { 0: 'a' }].flatMap((value) =>
        ['build', 'words', 'pairs', 'synonyms'].includes(name) && value === 'a'
          ? []
          : [{ index: { ...index, [name]: value } }],
      ),
    ),
    { index: { ...index, postings: index.postings.slice(1) } },
    { index: { ...index, lengths: index.lengths.slice(1) } },
    { texts: { build, sections: good.sections.slice(1) } },
    { texts: { ...texts, build: '2c3d' } },
    ...(['url', 'level', 'hierarchy', 'content', 'tags'] as const).map((name) => ({
      texts: { build, sections: good.sections.map((section) => ({ ...section, [name]: { toString: 'a' } })) },
    })),
  ])('rejects invalid files: %j', async (files) => {
    serve(files);
    await expect(fetchSearchFiles('en')).rejects.toThrow(
      /is not what the build wrote|are of different builds/,
    );
  });
});
