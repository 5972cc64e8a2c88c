import fs, { promises } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { makeProject, removeProjects, writeFiles } from '../../../content/__tests__/project';
import { compressFiles } from '../compressFiles';
import { releasedFiles } from '../release';
import { setWritten } from '../written';

const TEXT = 'text of a page '.repeat(200);
let root = '';
const file = (name: string): string => path.join(root, 'public', name);
const write = (name: string, text: string): void => writeFiles(root, { [`public/${name}`]: text });
const FUTURE = new Date(Date.now() + 8 * 3_600_000);
/** Names in the folder, without the lists of who wrote them. */
const names = (): string[] => fs.readdirSync(path.join(root, 'public')).filter((name) => name !== 'hosts');
const run = (effort: 'fast' | 'best' = 'fast') => compressFiles(path.join(root, 'public'), effort);

beforeEach(() => {
  root = makeProject({});
});
afterEach(removeProjects);

describe('compressFiles', () => {
  it('writes both variants of a text file', async () => {
    write('en/index.html', TEXT);
    expect(await run()).toBe(1);
    expect(brotliDecompressSync(fs.readFileSync(file('en/index.html.br'))).toString()).toBe(TEXT);
    expect(gunzipSync(fs.readFileSync(file('en/index.html.gz'))).toString()).toBe(TEXT);
  });

  it('compresses search files better than others', async () => {
    const words = fs.readFileSync('content/thesaurus.json', 'utf8');
    write('search/en.json', words);
    write('other.json', words);
    await run();
    const sizeOf = (name: string): number => fs.statSync(file(name)).size;
    expect(sizeOf('search/en.json.br')).toBeLessThan(sizeOf('other.json.br'));
  });

  it('leaves small files and images alone', async () => {
    write('small.js', 'x');
    write('photo.png', TEXT);
    expect(await run()).toBe(0);
    expect(names()).toEqual(['photo.png', 'small.js']);
  });

  it('replaces the variants of an earlier build and removes those of files that are gone', async () => {
    write('index.html', TEXT);
    write('gone.html', TEXT);
    await run();
    write('index.html', `${TEXT}!`);
    // The clock was put right since.
    for (const name of ['index.html.br', 'index.html.gz']) fs.utimesSync(file(name), FUTURE, FUTURE);
    fs.rmSync(file('gone.html'));
    await run();
    expect(brotliDecompressSync(fs.readFileSync(file('index.html.br'))).toString()).toBe(`${TEXT}!`);
    expect(fs.existsSync(file('gone.html.br'))).toBe(false);
    expect(fs.existsSync(file('gone.html.gz'))).toBe(false);
  });

  it('keeps variants of the same content, of any quality', async () => {
    write('index.html', TEXT);
    await run('best');
    const best = fs.readFileSync(file('index.html.br'));
    await run('fast');
    expect(fs.readFileSync(file('index.html.br'))).toEqual(best);
  });

  it('recompresses fast variants at best quality', async () => {
    write('index.html', fs.readFileSync('content/thesaurus.json', 'utf8'));
    const brotliSize = async (effort: 'fast' | 'best'): Promise<number> => {
      await run(effort);
      return fs.statSync(file('index.html.br')).size;
    };
    expect(await brotliSize('fast')).toBeGreaterThan(await brotliSize('best'));
  });

  it.each([
    ['damaged', () => write('index.html.gz', 'damaged')],
    ['deleted', () => fs.rmSync(file('index.html.gz'))],
  ])('replaces a variant that was %s', async (_, harm) => {
    write('index.html', TEXT);
    await run();
    harm();
    await run();
    expect(gunzipSync(fs.readFileSync(file('index.html.gz'))).toString()).toBe(TEXT);
  });
});

/** Names that look like those of the build. */
const DOWNLOADS = [
  ...['data.csv.gz', 'dump.sql.gz', 'server.log.gz', 'conf.json.gz', 'notes.txt.gz', 'x.yaml.gz', 'x.tar.gz'],
  ...['app.js.br', 'index.html.br', 'a.gz', '.gz', 'a.gz.gz', 'a.br', 'A.CSV.GZ', '数据 1%.csv.gz', 'a.map'],
  ...['release.json', 'boot-0123456789.js', 'early-0123456789ab.js', 'assets/export.0a1b2c3d.gz', 'LICENSE'],
  ...['a.txt', 'a.txt.gz', 'b.txt', 'b.txt.br', 'film.1-2.part'],
].map((name) => `downloads/${name}`);

describe('compressFiles, on files that only look like its own', () => {
  const publicDir = () => path.join(root, 'public');
  const check = async (): Promise<void> => {
    for (const name of DOWNLOADS) expect([name, fs.readFileSync(file(name), 'utf8')]).toEqual([name, TEXT]);
    const released = await releasedFiles(publicDir());
    expect(released.filter((name) => !DOWNLOADS.includes(name))).toEqual(['index.html']);
    expect(released).toEqual(expect.arrayContaining(DOWNLOADS));
  };

  it('leaves downloads alone, in the first build and in later ones', async () => {
    await setWritten(publicDir(), 'assets', DOWNLOADS);
    for (const name of [...DOWNLOADS, 'index.html']) write(name, TEXT);
    for (const effort of ['fast', 'best', 'fast'] as const) {
      await run(effort);
      await check();
    }
  });

  it('knows the variants of a build that was killed while it wrote them', async () => {
    write('index.html', TEXT);
    write('later.html', TEXT);
    const rename = jest.spyOn(promises, 'rename').mockImplementation((from, to) => {
      if (String(to).endsWith('.gz')) throw new Error('killed');
      fs.renameSync(from, to);
      return Promise.resolve();
    });
    await expect(run()).rejects.toThrow('killed');
    rename.mockRestore();
    expect(fs.existsSync(file('index.html.br'))).toBe(true);
    expect(await releasedFiles(publicDir())).toEqual(['index.html', 'later.html']);
    fs.rmSync(file('later.html'));
    await run();
    expect(names()).toEqual(['index.html', 'index.html.br', 'index.html.gz']);
  });
});
