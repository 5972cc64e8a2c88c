import { linesOf, both, page, removeProjects } from '../../../../../packages/content/__tests__/project';
import {
  announcementView,
  checkAnnouncements,
  chooseAnnouncement,
  readAnnouncements,
  type Announcement,
} from '../announcements';

afterAll(removeProjects);

const NEWS: Announcement = {
  id: 'two',
  closable: true,
  page: 'news/two',
  text: { 'zh-Hans': '二', en: 'Two' },
  link: { 'zh-Hans': '更多', en: 'More' },
};
const always = () => true;

describe('announcementView', () => {
  it('returns text and link in the given language', () => {
    expect(announcementView(NEWS, 'en', [{ address: '/en/news/two' }])).toEqual({
      id: 'two',
      closable: true,
      text: 'Two',
      link: { label: 'More', address: '/en/news/two' },
    });
    expect(announcementView(NEWS, 'zh-Hans', [{ address: '/news/two' }]).link?.address).toBe('/news/two');
  });

  it('omits the link if the page does not exist', () => {
    expect(announcementView(NEWS, 'en', [])).toEqual({ id: 'two', closable: true, text: 'Two' });
  });
});

describe('chooseAnnouncement', () => {
  it('takes the newest, the one of the settings, or none', () => {
    const list = [NEWS, { ...NEWS, id: 'one' }];
    expect(['', 'one', 'off'].map((id) => chooseAnnouncement(list, id)?.id)).toEqual([
      'two',
      'one',
      undefined,
    ]);
  });
});

describe('content/announcements.json', () => {
  const faultsOf = async (json: string): Promise<string[]> => {
    const lines = await linesOf({ ...both({ 'intro.md': page() }), 'content/announcements.json': json });
    return lines.filter((line) => line.startsWith('content/announcements.json'));
  };
  const entry = (more: string): string => `[\n {"id": "a", "closable": true,\n  ${more}}\n]`;
  const texts = '"text": {"zh-Hans": "a", "en": "a"}';

  it('is accepted in its form', async () => {
    expect(await faultsOf(entry(`"page": "intro", ${texts}`))).toEqual([]);
  });

  it('tells file, line and form of each wrong entry', async () => {
    expect(await faultsOf(entry('"text": {"en": "a"}'))).toEqual([
      expect.stringMatching(/:3: entry 1 of the list is malformed at "text\.zh-Hans"/),
    ]);
    expect(await faultsOf(entry('"page": "intro"'))).toEqual([expect.stringContaining('at "text"')]);
    expect(await faultsOf('[ { "id":')).toEqual([expect.stringContaining('it is not valid JSON')]);
    expect(await faultsOf(entry(`"page": "gone", ${texts}`))).toEqual([
      expect.stringContaining(':2: warning: there is no page at "gone"'),
    ]);
  });

  it('has the id that the settings name', () => {
    const list = readAnnouncements(process.cwd());
    const [problem, ...others] = checkAnnouncements(list, 'release-9', always);
    expect(others).toEqual([]);
    expect(problem).toMatchObject({
      code: 'announcement.setting',
      values: { id: 'release-9', known: ['release-1.0.5'] },
    });
    for (const id of ['', 'off', 'release-1.0.5']) expect(checkAnnouncements(list, id, always)).toEqual([]);
  });

  it('has unique ids', () => {
    const ids = readAnnouncements(process.cwd()).entries.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
