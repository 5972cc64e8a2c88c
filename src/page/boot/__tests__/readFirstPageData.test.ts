import { readFirstPageData } from '../readFirstPageData';

const TEXTS = { 'zh-Hans': { skipLink: '跳到主要内容' }, en: { skipLink: 'Skip to main content' } };

function show(json: string): void {
  document.body.innerHTML = '<script id="idmp-first-page" type="application/json"></script>';
  (document.getElementById('idmp-first-page') as HTMLElement).textContent = json;
}

describe('readFirstPageData', () => {
  it('adds data shared by all pages: template, languages, shell texts', () => {
    show(JSON.stringify({ path: '/en/basic/bar', head: { title: 'Bar' } }));
    expect(readFirstPageData(TEXTS)).toEqual({
      componentChunkName: 'component---src-templates-doc-tsx',
      path: '/en/basic/bar',
      result: {
        data: {
          doc: {
            head: {
              title: 'Bar',
              keywords: [],
              canonical: '/en/basic/bar',
              unlisted: false,
              alternates: [
                { locale: 'zh-Hans', address: '/basic/bar' },
                { locale: 'en', address: '/en/basic/bar' },
              ],
            },
          },
          locales: { edges: [{ node: { ns: 'client', language: 'en', data: JSON.stringify(TEXTS.en) } }] },
        },
        pageContext: {
          language: 'en',
          i18n: {
            language: 'en',
            languages: ['zh-Hans', 'en'],
            defaultLanguage: 'zh-Hans',
            generateDefaultLanguagePage: false,
            routed: true,
            originalPath: '/basic/bar',
            path: '/en/basic/bar',
          },
        },
      },
      staticQueryHashes: [],
      slicesMap: {},
    });
  });

  it('derives the language from the URL', () => {
    show(JSON.stringify({ path: '/', head: {} }));
    const page = readFirstPageData(TEXTS);
    expect(page?.result).toMatchObject({ pageContext: { language: 'zh-Hans', i18n: { routed: false } } });
  });

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
