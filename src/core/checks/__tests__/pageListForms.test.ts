import { both, linesOf, page, removeProjects } from '../../__tests__/project';
import { readTextFile } from '../../files/readTextFile';
import { checkPageLists, POPULAR_FILE } from '../pageLists';

afterAll(removeProjects);

const PAGES = both({ 'intro.md': page() });
const faultsOf = async (announcements: string, popular = '["intro"]'): Promise<string[]> => {
  const lines = await linesOf({
    ...PAGES,
    'content/announcements.json': announcements,
    'content/popular.json': popular,
  });
  return lines.filter((line) => /(?:announcements|popular)\.json/.test(line));
};
const entry = (more: string): string => `[\n {"id": "a", "closable": true,\n  ${more}}\n]`;

describe('lists of offered pages', () => {
  it('are accepted in their form', async () => {
    expect(await faultsOf(entry('"page": "intro", "text": {"zh-Hans": "a", "en": "a"}'))).toEqual([]);
  });

  it('tell file, line and form of each wrong entry', async () => {
    expect(await faultsOf(entry('"text": {"en": "a"}'))).toEqual([
      expect.stringMatching(
        /^content\/announcements\.json:3: entry 1 of the list of announcements is malformed at "text\.zh-Hans"/,
      ),
    ]);
    expect(await faultsOf(entry('"page": "intro"'))).toEqual([expect.stringContaining('at "text"')]);
    expect(await faultsOf('[')).toEqual([expect.stringContaining('it is not valid JSON')]);
    expect(await faultsOf('[]', 'null')).toEqual([expect.stringContaining('it is not a list')]);
    expect(await faultsOf('[]', '[\n1]')).toEqual([expect.stringContaining('popular.json:2: entry 1')]);
  });

  it('name pages of the site', async () => {
    expect(
      await faultsOf(entry('"page": "gone", "text": {"zh-Hans": "a", "en": "a"}'), '["intro",\n"old"]'),
    ).toEqual([
      expect.stringContaining('content/announcements.json:2: warning: there is no page at "gone"'),
      expect.stringContaining('content/popular.json:2: warning: there is no page at "old"'),
    ]);
  });

  it('may be as they are', () => {
    const popular = JSON.parse(readTextFile('.', POPULAR_FILE) ?? '') as string[];
    const read = (file: string) => (file === POPULAR_FILE ? JSON.stringify(popular) : undefined);
    expect(checkPageLists(new Set(popular), read)).toEqual([]);
  });
});
