import { checkUnused } from '../unused';

const IMAGES = 'content/en/images';
const none = new Set<string>();
const unusedOf = (files: string[], shown: string[]): string[] =>
  checkUnused([], files, none, new Set(shown)).map(({ file, code }) => `${code} ${file}`);

describe('checkUnused', () => {
  it('reports unused images', () => {
    expect(unusedOf([`${IMAGES}/a.svg`, `${IMAGES}/b.svg`], [`${IMAGES}/a.svg`])).toEqual([
      `unused-image ${IMAGES}/b.svg`,
    ]);
  });

  it('treats the phone variant of a used figure as used', () => {
    expect(unusedOf([`${IMAGES}/a.svg`, `${IMAGES}/a-narrow.svg`], [`${IMAGES}/a.svg`])).toEqual([]);
  });

  it('names the phone variant of a figure that no page shows, or that does not exist', () => {
    expect(unusedOf([`${IMAGES}/a.svg`, `${IMAGES}/a-narrow.svg`], [])).toHaveLength(2);
    expect(unusedOf([`${IMAGES}/b-narrow.svg`], [`${IMAGES}/a.svg`])).toEqual([
      `unused-image ${IMAGES}/b-narrow.svg`,
    ]);
  });

  it('reports unused partials', () => {
    const [problem] = checkUnused(
      ['content/en/_a.md', 'content/en/_b.md'],
      [],
      new Set(['content/en/_a.md']),
      none,
    );
    expect(problem).toMatchObject({ file: 'content/en/_b.md', code: 'unused-partial' });
  });
});
