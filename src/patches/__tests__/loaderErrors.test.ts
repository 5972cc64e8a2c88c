import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { runInNewContext } from 'node:vm';

type Loader = (this: { resourcePath: string }, source: string) => string;
interface Entry {
  payload?: { json: object; page: object };
}

const load = createRequire(path.resolve('package.json'));
const loader = load('./src/patches/loaderErrors.cjs') as Loader;
const resourcePath = load.resolve('gatsby/cache-dir/dev-loader.js');

/** Gatsby's own function, as the bundle contains it. */
function mergePageEntry(cached: Entry, update: { result: object }): Entry {
  const source = loader.call({ resourcePath }, readFileSync(resourcePath, 'utf8'));
  const [text = ''] = /^function mergePageEntry[^]*?^}/m.exec(source) ?? [];
  return (runInNewContext(`(${text})`) as (cached: Entry, update: object) => Entry)(cached, update);
}

describe('loaderErrors', () => {
  it('takes the data of a page whose request failed before', () => {
    expect(mergePageEntry({}, { result: { data: 'new' } }).payload?.json).toEqual({ data: 'new' });
  });

  it('replaces the data of a page that is there', () => {
    const cached = { payload: { json: { data: 'old', pageContext: {} }, page: { path: '/a' } } };
    const { payload } = mergePageEntry(cached, { result: { data: 'new' } });
    expect(payload).toMatchObject({ json: { data: 'new', pageContext: {} }, page: { path: '/a' } });
  });

  it('reports a loader without its anchor', () => {
    expect(() => loader.call({ resourcePath }, '')).toThrow('see loaderErrors.cjs');
  });
});
