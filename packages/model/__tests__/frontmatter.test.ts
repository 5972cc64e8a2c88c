import { checkField, FRONTMATTER_FIELDS, holdsText } from '../frontmatter';
import { describeProblem } from '../problem';

function textOf(name: string, value: unknown) {
  const found = checkField(name, value);
  return found && describeProblem(found);
}

describe('checkField', () => {
  it('accepts every field with a value of its type', () => {
    const right: Record<string, unknown> = {
      title: 'A',
      description: 'B',
      sidebar_label: 'C',
      sidebar_position: 1.5,
      sidebar_section: 'Reference',
      slug: '/x',
      keywords: ['a', 'b'],
      image: './a.png',
      toc_min_heading_level: 2,
      toc_max_heading_level: 6,
      pagination_prev: null,
      pagination_next: 'basic/index',
      draft: true,
      unlisted: false,
      search_rank: -1,
      answers: true,
      help: ['panel.trend'],
      role: 'Administrator',
      prerequisites: ['A running server'],
      since: '1.0.3.0',
      duration: '30 min',
      released: '2026-11-22',
      icon: 'rocket',
      landing: true,
      aliases: ['/basic/old'],
    };
    expect(Object.keys(right)).toEqual(FRONTMATTER_FIELDS);
    for (const [name, value] of Object.entries(right)) expect(checkField(name, value)).toBeUndefined();
  });

  it('suggests the nearest field for an unknown one', () => {
    expect(textOf('sidebar_lable', 'x')).toEqual({
      message: 'unknown front matter field "sidebar_lable"',
      hint: 'did you mean "sidebar_label"?',
    });
  });

  it('lists the known fields if none is close', () => {
    expect(textOf('authors', 'x')?.hint).toContain('known fields are title, description');
  });

  it.each([
    ['title', ['a'], 'a text'],
    ['title', '  ', 'a text'],
    ['sidebar_position', '2', 'a number'],
    ['sidebar_position', Infinity, 'a number'],
    ['toc_max_heading_level', 1, 'a whole number from 2 to 6'],
    ['draft', 'yes', 'true or false'],
    ['keywords', 'a, b', 'a list of texts such as [data, model]'],
    ['pagination_next', false, 'the path of a document, or null'],
    ['released', '22 Nov', 'a day such as 2026-11-22'],
    ['released', '2026-02-31', 'a day such as 2026-11-22'],
    ['released', '0000-01-01', 'a day such as 2026-11-22'],
    ['search_rank', 1e308, 'a number from -10 to 10'],
  ])('refuses %s with %j', (name, value, expected) => {
    expect(textOf(name, value)?.message).toBe(`front matter field "${name}" must be ${expected}`);
  });

  it('asks for a value if a text is empty', () => {
    expect(textOf('description', null)?.hint).toBe('give it a value or remove the field');
  });

  it('does not accept names of object properties as fields', () => {
    expect(checkField('constructor', 'x')?.code).toBe('unknown-field');
    expect(checkField('__proto__', 'x')?.code).toBe('unknown-field');
  });
});

describe('holdsText', () => {
  it('is true for fields whose numbers are meant as text', () => {
    expect(holdsText('title')).toBe(true);
    expect(holdsText('sidebar_position')).toBe(false);
    expect(holdsText('nothing')).toBe(false);
  });
});
