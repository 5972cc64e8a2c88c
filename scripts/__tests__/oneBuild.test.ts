import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const LOCK = '.build-lock';
const WAITING = 'Another command is changing public/';
const TWO_MINUTES_MS = 120_000;
const MODULE = pathToFileURL(path.resolve('scripts/oneBuild.mjs')).href;
const TSX = pathToFileURL(require.resolve('tsx')).href;
/** A build that lasts until its input ends. */
const BUILD = `
  import { waitForOtherBuild } from ${JSON.stringify(MODULE)};
  await waitForOtherBuild();
  console.log('builds');
  process.stdin.resume().on('end', () => process.exit());
`;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'one-build-'));
const begun: ChildProcess[] = [];

afterAll(() => {
  for (const child of begun) child.kill('SIGKILL');
  fs.rmSync(folder, { recursive: true });
});

interface Build {
  /** Resolves when the build has printed what a pattern finds. */
  prints: (pattern: string) => Promise<void>;
  output: () => string;
  end: () => Promise<unknown>;
  /** Ctrl+C. */
  interrupt: () => Promise<unknown>;
}

function begin(command = ['--input-type=module', '-e', BUILD]): Build {
  const child = spawn(process.execPath, command, {
    cwd: folder,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  begun.push(child);
  let output = '';
  let onData = (): void => undefined;
  child.stdout.on('data', (part: Buffer) => {
    output += part.toString();
    onData();
  });
  return {
    prints: (pattern) =>
      new Promise((resolve) => {
        onData = () => output.search(pattern) >= 0 && resolve();
        onData();
      }),
    output: () => output,
    end: () => {
      child.stdin.end();
      return once(child, 'exit');
    },
    interrupt: () => {
      child.kill('SIGINT');
      return once(child, 'exit');
    },
  };
}

describe('waitForOtherBuild', () => {
  it.each(['end', 'interrupt'] as const)(
    'starts a second build at the %s of the first',
    async (leave) => {
      const first = begin();
      await first.prints('builds');
      const second = begin();
      await second.prints(WAITING);
      expect(second.output()).not.toContain('builds');
      await first[leave]();
      await second.prints('builds');
      await second.end();
      expect(fs.existsSync(path.join(folder, LOCK))).toBe(false);
    },
    30_000,
  );

  it('lets a release wait for a build', async () => {
    const build = begin();
    await build.prints('builds');
    const release = begin(['--import', TSX, path.resolve('scripts/release.ts')]);
    await release.prints(WAITING);
    await release.interrupt();
    await build.end();
  }, 30_000);

  it('does not wait for a build that was killed long ago, and lets one of several begin', async () => {
    const lock = path.join(folder, LOCK);
    fs.mkdirSync(lock);
    const killed = new Date(Date.now() - TWO_MINUTES_MS);
    fs.utimesSync(lock, killed, killed);
    const builds = [begin(), begin(), begin()];
    await Promise.all(builds.map((build) => build.prints(`builds|${WAITING}`)));
    const waiting = builds.filter((build) => !build.output().includes('builds'));
    expect(waiting).toHaveLength(builds.length - 1);
    await Promise.all(builds.map((build) => build.end()));
  }, 30_000);
});
