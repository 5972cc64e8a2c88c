import { both, page, removeProjects, siteOf } from '../../../content/__tests__/project';

afterAll(removeProjects);

it('names absolute links to pages of the site, not to the host of other releases', async () => {
  const text =
    '[a](https://docs.example.com/), [b](https://docs.example.com/intro), [c](https://example.com/x).\n';
  const { problems } = await siteOf(both({ 'index.md': page(text) }), {
    siteUrls: ['https://docs.example.com'],
  });
  const found = problems.flatMap(({ code, values, ...place }) =>
    code === 'absolute-link' ? [`${place.file}:${place.line} ${JSON.stringify(values)}`] : [],
  );
  expect(found.sort()).toEqual([
    'content/en/index.md:5 {"href":"https://docs.example.com/intro"}',
    'content/zh-Hans/index.md:5 {"href":"https://docs.example.com/intro"}',
  ]);
});
