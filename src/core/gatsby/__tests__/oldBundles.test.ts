import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import webpack from 'webpack';
import { OldBundlesPlugin } from '../oldBundles';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'old-bundles-'));
const output = path.join(root, 'public');
const write = (file: string): void => {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), '');
};

afterAll(() => fs.rmSync(root, { recursive: true }));

describe('the bundles of earlier builds', () => {
  it('are removed, and nothing else', async () => {
    const others = ['early-0123456789ab.js', 'own.js', 'page/old-0123456789.js'];
    for (const file of ['old-0123456789.js', 'app.0123456789.css', ...others]) write(`public/${file}`);
    write('page.js');
    // Like a file that another process has renamed since the folder was read.
    fs.symlinkSync('gone', path.join(output, 'a.md.part'));
    const compiler = webpack({
      context: root,
      mode: 'production',
      entry: { 'new-0123456789': './page.js' },
      output: { path: output },
      plugins: [new OldBundlesPlugin()],
    });
    const stats = await promisify(compiler.run.bind(compiler))();
    await promisify(compiler.close.bind(compiler))();
    expect(stats?.compilation.errors).toEqual([]);
    expect(fs.readdirSync(output).sort()).toEqual([
      'a.md.part',
      'early-0123456789ab.js',
      'new-0123456789.js',
      'own.js',
      'page',
    ]);
    expect(fs.readdirSync(path.join(output, 'page'))).toEqual(['old-0123456789.js']);
  });
});
