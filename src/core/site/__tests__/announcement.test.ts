import { LOCALES } from '../../model/locale';
import { ANNOUNCEMENTS, announcementView, type Announcement } from '../announcement';

const LIST: Announcement[] = [
  {
    id: 'two',
    closable: true,
    page: 'news/two',
    text: { 'zh-Hans': '二', en: 'Two' },
    link: { 'zh-Hans': '更多', en: 'More' },
  },
];
const always = () => true;

describe('announcementView', () => {
  it('returns text and link in the given language', () => {
    expect(announcementView('two', 'en', always, LIST)).toEqual({
      id: 'two',
      closable: true,
      text: 'Two',
      link: { label: 'More', address: '/en/news/two' },
    });
    expect(announcementView('two', 'zh-Hans', always, LIST)?.link?.address).toBe('/news/two');
  });

  it('omits the link if the page does not exist', () => {
    expect(announcementView('two', 'en', () => false, LIST)).toEqual({
      id: 'two',
      closable: true,
      text: 'Two',
    });
  });

  it('returns null when the bar is disabled', () => {
    expect(announcementView(null, 'en', always, LIST)).toBeNull();
  });
});

describe('content/announcements.json', () => {
  it('has unique ids and a text in each language', () => {
    const ids = ANNOUNCEMENTS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { text } of ANNOUNCEMENTS) expect(LOCALES.every((locale) => text[locale])).toBe(true);
  });
});
