import type { DocHead, DocPage } from '@idmp/model';
import { documentOf } from '../documentOf';

const head = { title: 'Bar' } as DocHead;
const page = { html: '<p>Text</p>' } as DocPage;

describe('documentOf', () => {
  it('returns the page, or null on the first load', () => {
    expect(documentOf({ doc: { head, page } }, '/en/bar').page).toBe(page);
    expect(documentOf({ doc: { head } }, '/en/bar').page).toBeNull();
  });

  it.each([
    ['no data', null],
    ['no document', { doc: null }],
    ['a document without a head', { doc: {} }],
  ])('throws and names the page if the query returned %s', (_what, data) => {
    expect(() => documentOf(data, '/en/bar')).toThrow('The query of /en/bar found no document.');
  });
});
