import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { unpackBrowser } from '../packagedBrowser';

const mockUnpack = jest.fn<Promise<string>, []>();
jest.mock('@sparticuz/chromium', () => ({
  __esModule: true,
  default: { executablePath: () => mockUnpack() },
}));

let parent = '';
beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'packaged-browser-'));
  // The package unpacks into the temporary folder of the moment.
  mockUnpack.mockImplementation(() => Promise.resolve(path.join(process.env['TMPDIR'] ?? '', 'chromium')));
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

it('unpacks into a new folder each time, ignoring existing files', async () => {
  const [first, second] = [await unpackBrowser(parent), await unpackBrowser(parent)];
  const folders = [first, second].map(({ executablePath }) => path.dirname(executablePath));
  expect(new Set(folders).size).toBe(2);
  expect(folders.map((folder) => path.dirname(folder))).toEqual([parent, parent]);
  expect(first.env).toEqual({ LD_LIBRARY_PATH: path.join(folders[0] ?? '', 'al2023/lib') });
});

it('restores the environment, even if unpacking fails', async () => {
  const before = { ...process.env };
  await unpackBrowser(parent);
  expect(process.env).toEqual(before);
  mockUnpack.mockRejectedValue(new Error('disk full'));
  await expect(unpackBrowser(parent)).rejects.toThrow('disk full');
  expect(process.env).toEqual(before);
});

it('deletes what it unpacked', async () => {
  const { remove, executablePath } = await unpackBrowser(parent);
  remove();
  expect(existsSync(path.dirname(executablePath))).toBe(false);
  mockUnpack.mockRejectedValue(new Error('disk full'));
  await expect(unpackBrowser(parent)).rejects.toThrow();
  expect(readdirSync(parent)).toEqual([]);
});
