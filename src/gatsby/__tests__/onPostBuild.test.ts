import { takenAliases } from '../onPostBuild';

it('names an alias that is a file of the site', () => {
  const redirects = ['/old', '/basic', '/search/a.json', '/en/basic/x'].map((from) => ({ from, to: '/' }));
  expect(takenAliases(['basic/index.html', 'search/a.json'], redirects)).toEqual([
    'The alias "/basic" of "/" is a file of the site: remove the alias.',
    'The alias "/search/a.json" of "/" is a file of the site: remove the alias.',
  ]);
});
