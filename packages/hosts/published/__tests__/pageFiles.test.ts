import { pageDataFile, pageFile } from '../pageFiles';

describe('files of a page', () => {
  it.each([
    ['/', 'index.html', 'page-data/index/page-data.json'],
    ['/en/', 'en/index.html', 'page-data/en/page-data.json'],
    ['/en/basic/layout', 'en/basic/layout/index.html', 'page-data/en/basic/layout/page-data.json'],
    ['/404.html', '404.html', 'page-data/404.html/page-data.json'],
  ])('are named after %s', (address, text, data) => {
    expect([pageFile(address), pageDataFile(address)]).toEqual([text, data]);
  });
});
