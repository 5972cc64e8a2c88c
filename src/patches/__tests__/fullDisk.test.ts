import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Reports a fault with Gatsby's reporter, as a build does. */
const report = (call: string) => {
  const code = `
    import { createRequire } from 'node:module';
    import { explainFullDisk } from ${JSON.stringify(pathToFileURL(path.resolve('src/patches/fullDisk.mjs')).href)};
    const require = createRequire(${JSON.stringify(path.resolve('package.json'))});
    explainFullDisk(require);
    const reporter = createRequire(require.resolve('gatsby/package.json'))('gatsby-cli/lib/reporter');
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    ${call};
  `;
  const env = {
    PATH: process.env['PATH'],
    GATSBY_LOGGER: 'yurnalist',
    GATSBY_TELEMETRY_DISABLED: '1',
    gatsby_executing_command: 'build',
  };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    encoding: 'utf8',
    env,
  });
  return { status, stdout, stderr };
};

describe('explainFullDisk', () => {
  it.each([
    'reporter.panic("UNHANDLED REJECTION", full)',
    'reporter.panicOnBuild(full)',
    'reporter.panicOnBuild({ id: "11321", context: { api: "createPages" }, error: full })',
    'reporter.panic([new Error("a", { cause: full })])',
  ])('says in one sentence what to do: %s', (call) => {
    expect(report(call)).toEqual({
      status: 1,
      stdout: '',
      stderr: 'error The disk is full: free some space and build again.\n',
    });
  });

  it('leaves other faults as they are, also those of a page about full disks', () => {
    const { status, stdout, stderr } = report(
      'reporter.panicOnBuild("Content: 1 error.\\na.md:1: no space left on device")',
    );
    expect(status).toBe(1);
    expect(stdout + stderr).toContain('a.md:1: no space left on device');
    expect(stdout + stderr).not.toContain('The disk is full');
  });
});
