import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressFiles, startCompression } from '../compressFiles';

const TEXT = 'text of a page '.repeat(200);
let root = '';
const file = (name: string): string => path.join(root, 'public', name);
const write = (name: string, text: string): void => {
  fs.mkdirSync(path.dirname(file(name)), { recursive: true });
  fs.writeFileSync(file(name), text);
};
const run = (effort: 'fast' | 'best' = 'fast') =>
  compressFiles({ publicDir: path.join(root, 'public'), cacheDir: path.join(root, 'cache'), effort });

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'compress-'));
});
afterEach(() => fs.rmSync(root, { recursive: true }));

describe('compressFiles', () => {
  it('puts both forms beside a text file', async () => {
    write('en/index.html', TEXT);
    expect(await run()).toEqual({ files: 1, cached: 0 });
    expect(brotliDecompressSync(fs.readFileSync(file('en/index.html.br'))).toString()).toBe(TEXT);
    expect(gunzipSync(fs.readFileSync(file('en/index.html.gz'))).toString()).toBe(TEXT);
  });

  it('leaves small files and pictures alone', async () => {
    write('small.js', 'x');
    write('photo.png', TEXT);
    expect(await run()).toEqual({ files: 0, cached: 0 });
    expect(fs.readdirSync(path.join(root, 'public'))).toEqual(['photo.png', 'small.js']);
  });

  it('replaces the forms of an earlier build and removes those of files that are gone', async () => {
    write('index.html', TEXT);
    write('gone.html', TEXT);
    await run();
    write('index.html', `${TEXT}!`);
    fs.rmSync(file('gone.html'));
    await run();
    expect(brotliDecompressSync(fs.readFileSync(file('index.html.br'))).toString()).toBe(`${TEXT}!`);
    expect(fs.existsSync(file('gone.html.br'))).toBe(false);
    expect(fs.existsSync(file('gone.html.gz'))).toBe(false);
  });

  it('takes best forms from the cache when the content is the same, in fast builds too', async () => {
    write('index.html', TEXT);
    write('copy.html', TEXT);
    await run('best');
    const best = fs.readFileSync(file('index.html.br'));
    expect(await run('best')).toEqual({ files: 2, cached: 2 });
    expect(await run('fast')).toEqual({ files: 2, cached: 2 });
    expect(fs.readFileSync(file('copy.html.br'))).toEqual(best);
  });

  it('leaves forms of the same content and quality as they are', async () => {
    write('index.html', TEXT);
    await run();
    fs.writeFileSync(file('index.html.gz'), 'as it was');
    write('index.html', TEXT);
    await run();
    expect(fs.readFileSync(file('index.html.gz'), 'utf8')).toBe('as it was');
    await run('best');
    expect(gunzipSync(fs.readFileSync(file('index.html.gz'))).toString()).toBe(TEXT);
  });

  it('makes a form anew that somebody has removed', async () => {
    write('index.html', TEXT);
    await run();
    fs.rmSync(file('index.html.br'));
    await run();
    expect(fs.existsSync(file('index.html.br'))).toBe(true);
  });

  it('forgets content that is no longer there', async () => {
    write('index.html', TEXT);
    await run('best');
    write('index.html', `${TEXT}!`);
    await run('best');
    expect(fs.readdirSync(path.join(root, 'cache'))).toHaveLength(1);
  });
});

describe('compressFiles, on files that only look like its own', () => {
  it('leaves a download alone', async () => {
    write('assets/export.0a1b2c3d.gz', TEXT);
    await run();
    expect(fs.readdirSync(path.join(root, 'public/assets'))).toEqual(['export.0a1b2c3d.gz']);
  });
});

describe('startCompression', () => {
  const start = () =>
    startCompression({
      publicDir: path.join(root, 'public'),
      cacheDir: path.join(root, 'cache'),
      effort: 'fast',
    });

  it('works on the files that are added at once, and on the others in the end', async () => {
    write('first.html', TEXT);
    const compression = start();
    compression.add(['first.html']);
    while (!fs.existsSync(file('first.html.br'))) await setTimeout(5);
    write('second.html', TEXT);
    expect(await compression.finish()).toEqual({ files: 2, cached: 0 });
    for (const name of ['first.html', 'second.html']) {
      expect(brotliDecompressSync(fs.readFileSync(file(`${name}.br`))).toString()).toBe(TEXT);
      expect(gunzipSync(fs.readFileSync(file(`${name}.gz`))).toString()).toBe(TEXT);
    }
  });

  it('leaves the same files and the same state behind as work in one go', async () => {
    write('a.html', TEXT);
    write('b.js', `${TEXT}!`);
    const compression = start();
    compression.add(['a.html']);
    await compression.finish();
    const state = fs.readFileSync(path.join(root, 'cache.json'), 'utf8');
    await run();
    expect(JSON.parse(fs.readFileSync(path.join(root, 'cache.json'), 'utf8'))).toEqual(JSON.parse(state));
    expect(fs.readdirSync(path.join(root, 'public')).sort()).toEqual(
      ['', '.br', '.gz'].flatMap((form) => [`a.html${form}`, `b.js${form}`]).sort(),
    );
  });

  it('works again on a file that is written after all', async () => {
    write('a.html', TEXT);
    write('small.html', 'x');
    const compression = start();
    compression.add(['a.html', 'small.html']);
    while (!fs.existsSync(file('a.html.br'))) await setTimeout(5);
    await setTimeout(50);
    write('a.html', `${TEXT}!`);
    write('small.html', `${TEXT}?`);
    expect(await compression.finish()).toEqual({ files: 2, cached: 0 });
    for (const [name, text] of [
      ['a.html', `${TEXT}!`],
      ['small.html', `${TEXT}?`],
    ] as const) {
      expect(brotliDecompressSync(fs.readFileSync(file(`${name}.br`))).toString()).toBe(text);
      expect(gunzipSync(fs.readFileSync(file(`${name}.gz`))).toString()).toBe(text);
    }
  });

  it('does so too when the file is again what an earlier build had', async () => {
    write('a.html', TEXT);
    await run();
    write('a.html', `${TEXT}!`);
    const before = fs.statSync(file('a.html.br')).mtimeMs;
    const compression = start();
    compression.add(['a.html']);
    while (fs.statSync(file('a.html.br')).mtimeMs === before) await setTimeout(5);
    await setTimeout(50);
    write('a.html', TEXT);
    await compression.finish();
    expect(brotliDecompressSync(fs.readFileSync(file('a.html.br'))).toString()).toBe(TEXT);
    expect(gunzipSync(fs.readFileSync(file('a.html.gz'))).toString()).toBe(TEXT);
  });

  it('tells in the end of a file that could not be read', async () => {
    write('a.html', TEXT);
    const compression = start();
    compression.add(['a.html', 'missing.html']);
    await expect(compression.finish()).rejects.toThrow(/missing\.html/);
  });
});
