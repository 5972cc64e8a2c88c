import type { OfflinePage } from '@idmp/model';
import { searchSections } from '../searchSections';

const page = (address: string, heading: string, questions?: string[]): OfflinePage => ({
  address,
  title: heading,
  html: '',
  sections: [
    {
      url: `${address}#a`,
      level: 2,
      hierarchy: ['Chapter', 'Page', heading],
      content: 'x',
      ...(questions && { questions }),
    },
  ],
});

describe('searchSections', () => {
  it('adds heading and questions of the counterpart in the other language', () => {
    const pages = {
      en: [page('/en/basic', 'Trend', ['how to draw']), page('/en/alone', 'Alone')],
      'zh-Hans': [page('/basic', '趋势', ['怎么画'])],
    };
    expect(searchSections({ pages }, 'en').map(({ counterpart }) => counterpart)).toEqual([
      ['趋势', '怎么画'],
      undefined,
    ]);
    expect(searchSections({ pages }, 'zh-Hans')[0]?.counterpart).toEqual(['Trend', 'how to draw']);
  });
});
