import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readBuildFile } from '../readBuildFile';

describe('readBuildFile', () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'build-file-'));
  const file = path.join(dir, 'outline.json');
  afterAll(() => fs.rmSync(dir, { recursive: true }));

  it('says what is missing or damaged, and what to run', async () => {
    await expect(readBuildFile(file)).rejects.toThrow(`${file} cannot be read. Run "npm run build" first.`);
    fs.writeFileSync(file, '{"pages": [');
    await expect(readBuildFile(file)).rejects.toThrow(`${file} is damaged. Run "npm run build" first.`);
    fs.writeFileSync(file, '{"pages": []}');
    expect(await readBuildFile(file)).toEqual({ pages: [] });
  });
});
