import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readFigures } from '../figures';

describe('readFigures', () => {
  it('embeds photos as data URLs, and lists missing files', async () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'figures-'));
    writeFileSync(path.join(dir, 'a b.png'), 'png');
    expect(await readFigures(dir, ['/a%20b.png', '/gone.svg'])).toEqual({
      figures: { '/a%20b.png': 'data:image/png;base64,cG5n' },
      missing: ['/gone.svg'],
    });
    rmSync(dir, { recursive: true });
  });
});
