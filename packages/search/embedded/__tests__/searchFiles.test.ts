import { RECORDS, searchFilesOf } from '../../__tests__/fixtures';
import { fetchSearchFiles, readSearchFiles, type SearchFiles } from '../searchFiles';

const good = searchFilesOf(RECORDS);
const build = '0a1b';
const index = { build, ...good.index };
const texts = { build, sections: good.sections };

/** Reads both files; each can be overridden. */
const read = (files: { index?: unknown; texts?: unknown }): SearchFiles =>
  readSearchFiles({
    index: JSON.stringify('index' in files ? files.index : index),
    sections: JSON.stringify('texts' in files ? files.texts : texts),
  });

const WRONG = [null, true, 7, '', 'html', [], {}, { length: 3 }, [null], [[]], { __proto__: null }];
describe('fetchSearchFiles', () => {
  it('returns the texts of both files, revalidated', async () => {
    const ask = jest.fn((address: string) =>
      Promise.resolve({ ok: true, text: () => Promise.resolve(address) } as Response),
    );
    global.fetch = ask as typeof fetch;
    expect(await fetchSearchFiles('en', '/docs/search/')).toEqual({
      index: '/docs/search/index.en.json',
      sections: '/docs/search/sections.en.json',
    });
    expect(ask.mock.calls.map((call: unknown[]) => call[1])).toEqual([
      { cache: 'no-cache', signal: expect.any(AbortSignal) as AbortSignal },
      { cache: 'no-cache', signal: expect.any(AbortSignal) as AbortSignal },
    ]);
  });
});

describe('readSearchFiles', () => {
  it('returns the files of the build', () => {
    expect(read({})).toMatchObject(good);
  });

  it('rejects an incomplete file', () => {
    const text = JSON.stringify(texts);
    expect(() => readSearchFiles({ index: JSON.stringify(index), sections: text.slice(0, -9) })).toThrow(
      'The sections file of the search is not what the build wrote.',
    );
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
  ])('rejects invalid files: %j', (files) => {
    expect(() => read(files)).toThrow(/is not what the build wrote|are of different builds/);
  });
});
