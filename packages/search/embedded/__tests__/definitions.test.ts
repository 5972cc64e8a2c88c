import type { SearchSection } from '../../model/searchSections';
import { createDefinitions } from '../definitions';
import { createThesaurus } from '../thesaurus';

const section = (overrides: Partial<SearchSection>): SearchSection => ({
  url: '/en/glossary#tree',
  level: 2,
  hierarchy: ['Glossary', 'Glossary', 'Tree'],
  content: 'Terms of the tree.\nelement · 元素 · A node of the tree.\nKEYWORD · KEYWORD · A placeholder.',
  tags: [],
  answers: true,
  ...overrides,
});
const thesaurus = createThesaurus([
  { own: 'element', others: ['asset', 'yuansu'] },
  { own: 'element', others: ['pump'], isNarrower: true },
]);
const define = createDefinitions([section({})], thesaurus);

describe('createDefinitions', () => {
  it.each(['element', ' ELEMENT ', '元素', 'elements', 'asset', 'assets', 'yuansu'])(
    'defines "%s"',
    (query) => {
      expect(define(query)).toMatchObject({ term: 'element · 元素', text: 'A node of the tree.' });
    },
  );

  it.each([
    'create element',
    'asset element',
    'pump',
    'a node of the tree.',
    'terms of the tree.',
    'elem',
    '',
  ])('does not define "%s"', (query) => {
    expect(define(query)).toBeUndefined();
  });

  it('shows a name shared by both languages once', () => {
    expect(define('keyword')?.term).toBe('KEYWORD');
  });

  it('reads definition pages only', () => {
    const { answers: _, ...other } = section({});
    expect(createDefinitions([other], thesaurus)('element')).toBeUndefined();
  });
});
