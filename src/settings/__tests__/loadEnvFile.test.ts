import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadEnvFile } from '../loadEnvFile';

const directory = mkdtempSync(path.join(tmpdir(), 'env-'));
const before = { ...process.env };

afterEach(() => {
  process.env = { ...before };
});

afterAll(() => rmSync(directory, { recursive: true }));

describe('loadEnvFile', () => {
  it('reads the file of the mode', () => {
    const load = jest.spyOn(process, 'loadEnvFile').mockImplementation();
    writeFileSync(path.join(directory, '.env.production'), 'SITE_URL=https://docs.example.com\n');
    loadEnvFile(directory, 'production');
    expect(load).toHaveBeenCalledWith(path.join(directory, '.env.production'));
  });

  it('works without a file', () => {
    expect(() => loadEnvFile(directory, 'development')).not.toThrow();
  });
});
