import { loadOptions, loadSite } from '../../../../src/assemble/loadSite';
import { both, makeProject, page, removeProjects } from '../../__tests__/project';
import { FORMER_FILE } from '../formerAddresses';

afterAll(removeProjects);

const aliasesOf = async (moved: unknown): Promise<Record<string, readonly string[]>> => {
  const root = makeProject({
    ...both({ 'index.md': page(), 'docs/a.md': page(), 'docs/b.md': page() }),
    [FORMER_FILE]: JSON.stringify(moved),
  });
  const { pages } = await loadSite(loadOptions(root));
  return Object.fromEntries(pages.map(({ address, aliases }) => [address, aliases]));
};

describe('former addresses', () => {
  it('are aliases of every page below a folder that moved', async () => {
    const aliases = await aliasesOf([
      { from: '/zh-CN', language: 'zh-Hans', to: '/' },
      { from: '/old/1.0', language: 'en', to: '/docs' },
      { from: '/old/next', language: 'en', to: '/docs' },
    ]);
    expect(aliases).toMatchObject({
      '/': ['/zh-CN'],
      '/docs/a': ['/zh-CN/docs/a'],
      '/en': [],
      '/en/docs/b': ['/old/1.0/b', '/old/next/b'],
    });
  });

  it('never are the addresses of other pages', async () => {
    expect(await aliasesOf([{ from: '/en', language: 'zh-Hans', to: '/' }])).toMatchObject({ '/docs/a': [] });
  });

  it('with a fault are named', async () => {
    const root = makeProject({ [FORMER_FILE]: '[{ "from": "docs?", "language": "fr", "to": "/" }]' });
    const { problems } = await loadSite(loadOptions(root));
    expect(problems.filter(({ file }) => file === FORMER_FILE)).toHaveLength(2);
  });
});
