import { sectionsOf } from '../searchSections';
import { createRecord, recordsOfOutline } from './searchFixtures';

describe('sectionsOf', () => {
  it('joins the texts below a heading into one section', () => {
    const records = [
      createRecord({ url: '/a' }),
      createRecord({ url: '/a', type: 'content', content: 'First.' }),
      createRecord({ url: '/a', type: 'content', content: 'Second.' }),
    ];
    expect(sectionsOf(records)).toEqual([
      {
        url: '/a',
        level: 1,
        hierarchy: ['Chapter', 'Guide'],
        content: 'First.\nSecond.',
        tags: ['docs-default-current'],
      },
    ]);
  });

  it('keeps pages and headings in their order, with the headings above them', () => {
    const outline = { url: '/a', chapter: 'Basics', title: 'Events', sections: { 'Look closer': 'Text' } };
    expect(sectionsOf(recordsOfOutline(outline))).toMatchObject([
      { url: '/a', level: 1, hierarchy: ['Basics', 'Events'] },
      { url: '/a#look-closer', level: 2, hierarchy: ['Basics', 'Events', 'Look closer'], content: 'Text' },
    ]);
  });

  it('derives the level of a text without a heading record from its hierarchy', () => {
    const [section] = sectionsOf([createRecord({ url: '/a#x', type: 'content', content: 'Text' })]);
    expect(section?.level).toBe(1);
  });
});
