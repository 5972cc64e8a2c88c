import { searchFileOf } from '../../build/searchFileOf';
import { RECORDS } from '../../__tests__/fixtures';
import { fetchSearchFile, readSearchFile } from '../fetchSearchFile';

describe('fetchSearchFile', () => {
  it('fetches the file of a language, revalidated', async () => {
    const ask = jest.fn((address: string) =>
      Promise.resolve({ ok: true, text: () => Promise.resolve(address) } as Response),
    );
    global.fetch = ask as typeof fetch;
    expect(await fetchSearchFile('en', '/docs/search/')).toBe('/docs/search/en.json');
    expect(ask).toHaveBeenCalledWith('/docs/search/en.json', {
      cache: 'no-cache',
      signal: expect.any(AbortSignal) as AbortSignal,
    });
  });
});

describe('readSearchFile', () => {
  const file = searchFileOf('en', RECORDS);

  it('returns what the build wrote', () => {
    expect(readSearchFile(JSON.stringify(file))).toEqual(JSON.parse(JSON.stringify(file)));
  });

  it.each(['', '<!doctype html>', 'null', '[]', '{"sections":[]}', JSON.stringify(file).slice(0, -9)])(
    'refuses another text: %j',
    (text) => {
      expect(() => readSearchFile(text)).toThrow('The file of the search is not what the build wrote.');
    },
  );
});
