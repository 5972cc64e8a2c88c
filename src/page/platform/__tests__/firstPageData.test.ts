import { firstPageJson, headOf, type FirstPageData } from '../firstPageData';

describe('firstPageJson', () => {
  it('contains the head of a document, without its text', () => {
    const data = { doc: { head: { title: 'Bar' }, page: { html: '<p>Text</p>' } } };
    expect(firstPageJson(data, '/en/bar')).toBe('{"path":"/en/bar","head":{"title":"Bar"}}');
    expect(firstPageJson(data, '/en/bar', ['123'])).toMatch(/"queries":\["123"\]\}$/);
  });

  it('omits default values, which headOf() restores', () => {
    const path = '/en/bar';
    const head = {
      title: 'Bar',
      description: 'About bars.',
      keywords: [],
      canonical: path,
      unlisted: false,
      alternates: [
        { locale: 'zh-Hans', address: '/bar' },
        { locale: 'en', address: '/en/bar' },
      ],
    };
    const json = firstPageJson({ doc: { head: { ...head, image: null } } }, path);
    expect(json).toBe('{"path":"/en/bar","head":{"title":"Bar","description":"About bars."}}');
    expect(headOf(JSON.parse(json) as FirstPageData)).toEqual(head);
    const other = { ...head, canonical: '/bar', alternates: head.alternates.slice(0, 1) };
    const kept = firstPageJson({ doc: { head: other } }, path);
    expect(headOf(JSON.parse(kept) as FirstPageData)).toEqual(other);
  });

  it('cannot end its script element', () => {
    expect(firstPageJson({ doc: { head: { title: '</script>' } } }, '/')).not.toContain('<');
  });

  it('is empty for other templates', () => {
    for (const data of [{ locales: {} }, null, undefined]) expect(firstPageJson(data, '/404')).toBe('');
  });
});
