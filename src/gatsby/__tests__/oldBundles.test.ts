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
  it('are removed, and nothing else, whatever its name', async () => {
    const others = ['early-0123456789ab.js', 'own-0123456789.js', 'page/old-0123456789.js'];
    for (const file of others) write(`public/${file}`);
    write('page.js');
    // Like a file that another process has renamed since the folder was read.
    fs.symlinkSync('gone', path.join(output, 'a.md.part'));
    for (const name of ['old-0123456789', 'new-0123456789']) {
      const compiler = webpack({
        context: root,
        mode: 'production',
        entry: { [name]: './page.js' },
        output: { path: output },
        plugins: [new OldBundlesPlugin()],
      });
      const stats = await promisify(compiler.run.bind(compiler))();
      await promisify(compiler.close.bind(compiler))();
      expect(stats?.compilation.errors).toEqual([]);
      expect(fs.existsSync(path.join(output, `${name}.js`))).toBe(true);
    }
    expect(fs.readdirSync(output).sort()).toEqual([
      'a.md.part',
      'early-0123456789ab.js',
      'hosts',
      'new-0123456789.js',
      'own-0123456789.js',
      'page',
    ]);
  });
});
