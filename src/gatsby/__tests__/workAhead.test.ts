import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { aheadEnds, workAhead } from '../workAhead';

const project = process.cwd();
const root = mkdtempSync(path.join(tmpdir(), 'ahead-'));

/** Lets the process that works ahead run a script. */
function script(text: string): void {
  writeFileSync(
    path.join(root, 'scripts/work-ahead.ts'),
    `import { writeFileSync } from 'node:fs';\n${text}`,
  );
}

beforeAll(() => {
  mkdirSync(path.join(root, 'scripts'));
  for (const name of ['node_modules', 'packages', 'src', 'package.json', 'scripts/bundled.mjs'])
    symlinkSync(path.join(project, name), path.join(root, name));
  process.chdir(root);
});

afterAll(() => {
  process.chdir(project);
  rmSync(root, { recursive: true });
});

describe('workAhead', () => {
  it('is waited for', async () => {
    await aheadEnds();
    script(`setTimeout(() => writeFileSync('done', ''), 300);`);
    workAhead();
    expect(existsSync('done')).toBe(false);
    await aheadEnds();
    expect(existsSync('done')).toBe(true);
  });

  it('is waited for no longer when it fails', async () => {
    script(`process.exit(1);`);
    workAhead();
    await expect(aheadEnds()).resolves.toBeUndefined();
  });

  it('stops what was started for older pages', async () => {
    script(`setTimeout(() => writeFileSync('older', ''), 60_000);`);
    workAhead();
    const older = aheadEnds();
    script(`writeFileSync('newer', '');`);
    workAhead();
    await Promise.all([older, aheadEnds()]);
    expect(existsSync('older')).toBe(false);
    expect(existsSync('newer')).toBe(true);
  });
});
