import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readBuildFile, readKeyed, readStored, writeBuildFile, writeStored } from '../stored';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'stored-'));
afterAll(() => fs.rmSync(dir, { recursive: true }));
const file = path.join(dir, 'folder/value.json');
const VALUE = { pages: [{ title: '中 "a"\n b' }] };

describe('what is stored', () => {
  it('is read as it was written, with its key only', async () => {
    await writeStored(file, 'key', VALUE);
    expect(await readStored(file, 'key')).toEqual(VALUE);
    expect(await readStored(file, 'other')).toBeUndefined();
    expect((await readKeyed(file))?.toString()).toBe(JSON.stringify(VALUE));
  });

  it('is not read if it is cut, as by hand', async () => {
    await writeStored(file, 'key', VALUE);
    const bytes = fs.readFileSync(file);
    for (const end of [0, 2, 4, bytes.length - 1]) {
      fs.writeFileSync(file, bytes.subarray(0, end));
      expect(await readStored(file, 'key')).toBeUndefined();
    }
  });

  it('for a later step says what to run if it is missing, damaged, another file or of another commit', async () => {
    const [outline, ledger] = ['outline.json', 'ledger.json'].map((name) => path.join(dir, name)) as [
      string,
      string,
    ];
    const refusal = `${outline} is missing, damaged or of another commit. Run "npm run build" first.`;
    await expect(readBuildFile(outline)).rejects.toThrow(refusal);
    await writeBuildFile(ledger, VALUE);
    fs.copyFileSync(ledger, outline);
    await expect(readBuildFile(outline)).rejects.toThrow(refusal);
    await writeStored(outline, path.basename(outline), VALUE);
    await expect(readBuildFile(outline)).rejects.toThrow(refusal);
    await writeBuildFile(outline, VALUE);
    expect(await readBuildFile(outline)).toEqual(VALUE);
  });
});
