import { firstPageJson } from '../firstPageData';

describe('firstPageJson', () => {
  it('holds the head of a document, without its text', () => {
    const data = { doc: { head: { title: 'Bar' }, page: { html: '<p>Text</p>' } } };
    expect(firstPageJson(data, '/en/bar')).toBe('{"path":"/en/bar","head":{"title":"Bar"}}');
  });

  it('cannot end the script element that holds it', () => {
    expect(firstPageJson({ doc: { head: { title: '</script>' } } }, '/')).not.toContain('<');
  });

  it('is empty for other templates', () => {
    for (const data of [{ locales: {} }, null, undefined]) expect(firstPageJson(data, '/404')).toBe('');
  });
});
