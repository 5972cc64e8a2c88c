import { recordsOfOutline } from '../../model/__tests__/searchFixtures';
import { findSections } from '../embeddedIndex';
import { testIndex } from '../../__tests__/fixtures';

async function urlsFor(query: string, outlines: Parameters<typeof recordsOfOutline>[0][]): Promise<string[]> {
  const index = testIndex(outlines.flatMap(recordsOfOutline));
  return findSections(index, query).ranked.map(({ id }) => index.sections[id]?.url ?? '');
}

const page = (url: string, title: string, text = '', sections = {}) => ({
  url,
  chapter: 'Docs',
  title,
  text,
  sections,
});

describe('rankSections', () => {
  it('ranks title matches above text matches', async () => {
    const urls = await urlsFor('dashboard', [
      page('/a', 'Panels', 'A dashboard holds panels on one dashboard.'),
      page('/b', 'Dashboard', 'Arrange things.'),
    ]);
    expect(urls).toEqual(['/b', '/a']);
  });

  it('ranks a page above its sections', async () => {
    const urls = await urlsFor('backup', [page('/a', 'Backup', '', { Backup: 'Copy the folder.' })]);
    expect(urls[0]).toBe('/a');
  });

  it('prefers headings equal to the query', async () => {
    const urls = await urlsFor('event', [
      page('/a', 'Words', '', { 'Event template': 'One.', Event: 'Two.', 'Event list': 'Three.' }),
    ]);
    expect(urls[0]).toBe('/a#event');
  });

  it('prefers sections that contain the whole query', async () => {
    const urls = await urlsFor('import csv', [
      page('/a', 'Import', 'Import this. Import that. Import all.'),
      page('/b', 'Files', 'You can import a csv file.'),
    ]);
    expect(urls[0]).toBe('/b');
  });

  it('drops sections that score far below the best one', async () => {
    const pages = [page('/a', 'Alpha beta gamma', ''), page('/b', 'Other', `gamma ${'word '.repeat(200)}`)];
    expect(await urlsFor('alpha beta gamma', pages)).toEqual(['/a']);
    expect(await urlsFor('gamma', pages)).toEqual(['/a', '/b']);
  });

  it('finds nothing for unknown words', async () => {
    expect(await urlsFor('zzzzzz', [page('/a', 'Alpha')])).toEqual([]);
  });

  it('finds Chinese text without spaces in the query', async () => {
    const urls = await urlsFor('怎么备份数据', [
      page('/a', '导入数据', '导入一个文件。'),
      page('/b', '备份', '定期备份数据。'),
    ]);
    expect(urls[0]).toBe('/b');
  });

  it('omits stop words from the matches', async () => {
    const index = testIndex([page('/a', 'What an element is', 'text')].flatMap(recordsOfOutline));
    const { ranked, matches } = findSections(index, 'what is an element');
    expect(Object.keys(matches(ranked[0]?.id ?? 0))).toEqual(['element']);
  });
});
