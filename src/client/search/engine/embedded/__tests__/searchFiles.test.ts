import { RECORDS, searchFilesOf } from '../../../__tests__/fixtures';
import { fetchSearchFiles } from '../searchFiles';

const good = searchFilesOf(RECORDS);
const NAMES = { index: 'index.en.0a1b.json', sections: 'sections.en.0a1b.json' };

/** Serves the three index files; each can be overridden. */
function serve({
  names = NAMES,
  index = good.index,
  sections = good.sections,
}: Record<string, unknown>): void {
  global.fetch = jest.fn((address: string) => {
    const file = address.includes('manifest') ? names : address.includes('index.') ? index : sections;
    return Promise.resolve({ ok: true, json: () => Promise.resolve(file) } as Response);
  }) as typeof fetch;
}

beforeEach(() => {
  Object.assign(globalThis, { __PATH_PREFIX__: '' });
});

const WRONG = [null, true, 7, '', 'html', [], {}, { length: 3 }, [null], [[]], { __proto__: null }];
const { index } = good;

describe('fetchSearchFiles', () => {
  it('returns the files of the build', async () => {
    serve({});
    expect(await fetchSearchFiles('en')).toEqual(good);
  });

  it.each([
    ...WRONG.map((names) => ({ names })),
    { names: { ...NAMES, index: 'https://example.com/a.json' } },
    { names: { ...NAMES, sections: '../../secret.json' } },
    { names: { ...NAMES, sections: ['sections.json'] } },
    ...WRONG.map((file) => ({ index: file })),
    ...WRONG.filter((file) => !(Array.isArray(file) && file.length === 0)).map((file) => ({
      sections: file,
    })),
    ...(['words', 'pairs', 'lengths', 'postings', 'synonyms'] as const).flatMap((name) =>
      [null, 7, 'a', [null], { 0: 'a' }].flatMap((value) =>
        ['words', 'pairs', 'synonyms'].includes(name) && value === 'a'
          ? []
          : [{ index: { ...index, [name]: value } }],
      ),
    ),
    { index: { ...index, postings: index.postings.slice(1) } },
    { index: { ...index, lengths: index.lengths.slice(1) } },
    { sections: good.sections.slice(1) },
    ...(['url', 'level', 'hierarchy', 'content', 'tags'] as const).map((name) => ({
      sections: good.sections.map((section) => ({ ...section, [name]: { toString: 'a' } })),
    })),
  ])('rejects invalid files: %j', async (files) => {
    serve(files);
    await expect(fetchSearchFiles('en')).rejects.toThrow(
      /is not what the build wrote|do not belong together/,
    );
  });
});
