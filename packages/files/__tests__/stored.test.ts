import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { readBuildFile, readSealed, readStored, writeBuildFile, writeStored } from '../stored';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'stored-'));
afterAll(() => fs.rmSync(dir, { recursive: true }));
const file = path.join(dir, 'folder/value.json');
const VALUE = { pages: [{ title: '中 "a"\n b' }] };

describe('what is stored', () => {
  it('is read as it was written, with its key only', async () => {
    await writeStored(file, 'key', VALUE);
    expect(await readStored(file, 'key')).toEqual(VALUE);
    expect(await readStored(file, 'other')).toBeUndefined();
    expect((await readSealed(file))?.toString()).toBe(JSON.stringify(VALUE));
  });

  it('is not read after any change', async () => {
    await writeStored(file, 'key', VALUE);
    const bytes = fs.readFileSync(file);
    await fc.assert(
      fc.asyncProperty(fc.nat(bytes.length - 1), fc.nat(bytes.length), fc.nat(7), async (at, end, bit) => {
        const changed = Buffer.from(bytes);
        changed[at] = (changed[at] ?? 0) ^ (1 << bit);
        for (const damaged of [
          changed,
          bytes.subarray(0, Math.min(end, bytes.length - 1)),
          bytes.subarray(at + 1),
        ]) {
          fs.writeFileSync(file, damaged);
          expect(await readStored(file, 'key')).toBeUndefined();
        }
      }),
    );
  });

  it('is written where a folder, or a file instead of its folder, is in the way', async () => {
    fs.rmSync(file);
    fs.mkdirSync(path.join(file, 'below'), { recursive: true });
    expect(await readStored(file, 'key')).toBeUndefined();
    await writeStored(file, 'key', VALUE);
    expect(await readStored(file, 'key')).toEqual(VALUE);
    fs.rmSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(path.dirname(file), '');
    await writeStored(file, 'key', VALUE);
    expect(await readStored(file, 'key')).toEqual(VALUE);
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
