import { both, linesOf, page, removeProjects } from '../../__tests__/project';

afterAll(removeProjects);

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"><path d="M0 0h4v2z"/></svg>';

it.each([
  ['composed', 'NFC'],
  ['decomposed', 'NFD'],
])('finds files and ids in the other form than %s letters', async (_, form) => {
  const name = 'caf\u00e9'.normalize(form);
  const other = name.normalize(form === 'NFC' ? 'NFD' : 'NFC');
  const lines = await linesOf(
    both({
      'index.md': page(`[A](./a.md#${other})\n\n![A](./images/${other}.svg)\n`),
      'a.md': page(`## ${name}\n\n[B](#${other})\n`),
      [`images/${name}.svg`]: SVG,
    }),
  );
  expect(lines).toEqual([]);
});
