import { both, linesOf, page, removeProjects } from '../../../../../packages/content/__tests__/project';
import { POPULAR_FILE, readTextFile } from '@idmp/files';
import { checkPopularPages } from '../checkLists';

afterAll(removeProjects);

const faultsOf = async (popular: string): Promise<string[]> => {
  const lines = await linesOf({ ...both({ 'intro.md': page() }), [POPULAR_FILE]: popular });
  return lines.filter((line) => line.startsWith(POPULAR_FILE));
};

describe('popular pages', () => {
  it('are a list of slugs', async () => {
    expect(await faultsOf('["intro"]')).toEqual([]);
    expect(await faultsOf('[')).toEqual([expect.stringContaining('it is not valid JSON')]);
    expect(await faultsOf('null')).toEqual([expect.stringContaining('it is not a list')]);
    expect(await faultsOf('[\n1]')).toEqual([expect.stringContaining('popular.json:2: entry 1')]);
  });

  it('are pages of the site', async () => {
    expect(await faultsOf('["intro",\n"old"]')).toEqual([
      expect.stringContaining(':2: warning: there is no page at "old"'),
    ]);
  });

  it('may be as they are', () => {
    const popular = JSON.parse(readTextFile('.', POPULAR_FILE) ?? '') as string[];
    expect(checkPopularPages(new Set(popular), (file) => readTextFile('.', file))).toEqual([]);
  });
});
