import { readFirstPageData } from '../readFirstPageData';

const TEXTS = { 'zh-Hans': { skipLink: '跳到主要内容' }, en: { skipLink: 'Skip to main content' } };

function show(json: string): void {
  document.body.innerHTML = '<script id="idmp-first-page" type="application/json"></script>';
  (document.getElementById('idmp-first-page') as HTMLElement).textContent = json;
}

describe('readFirstPageData', () => {
  it.each([
    ['empty', ''],
    ['broken', '{"path":'],
    [
      'from an older build',
      '{"componentChunkName":"component---src-templates-doc-tsx","path":"/","result":{}}',
    ],
    ['not an object', 'null'],
  ])('returns undefined for data that is %s', (_what, json) => {
    show(json);
    expect(readFirstPageData(TEXTS)).toBeUndefined();
  });

  it('returns undefined if there is no embedded data', () => {
    document.body.innerHTML = '';
    expect(readFirstPageData(TEXTS)).toBeUndefined();
  });
});
