import { recordsOfOutline } from '../../model/__tests__/searchFixtures';
import { searchFileOf } from '../searchFileOf';

const records = recordsOfOutline({
  url: 'https://site.example/docs/en/a',
  chapter: 'Basics',
  title: 'Events',
  sections: { Causes: 'Look closer.' },
});

describe('searchFileOf', () => {
  it('keeps addresses without the origin', () => {
    expect(searchFileOf('en', records).sections.map(({ url }) => url)).toEqual([
      '/docs/en/a',
      '/docs/en/a#causes',
    ]);
  });

  it('has the synonyms of the language', () => {
    const terms = { en: ['event', 'incident'], 'zh-Hans': ['事件'] };
    expect(searchFileOf('en', [], [{ id: 'event', kind: 'same', terms }])).toEqual({
      sections: [],
      synonyms: [{ own: 'event', others: ['incident', '事件'] }],
    });
  });
});
