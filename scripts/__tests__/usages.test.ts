import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { explanationOf, USAGES } from '../usages.mjs';

const { scripts } = JSON.parse(fs.readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};
/** Script and first arguments of each command that runs one of ours. */
const commands = Object.entries(scripts).flatMap(([command, line]) => {
  const [, file = '', rest = ''] = /^(?:tsx|node) ((?:scripts|figures)\/\S+)([^&]*)/.exec(line) ?? [];
  const { name } = path.parse(file);
  return file ? [{ command, file, name: name === 'gatsby' ? `gatsby${rest}` : name }] : [];
});

describe('--help', () => {
  it('explains every command of package.json, each by its own name', () => {
    expect(commands).not.toEqual([]);
    expect(commands.filter(({ name }) => !USAGES[name]).map(({ command }) => command)).toEqual([]);
    const unnamed = commands.filter(
      ({ command, name }) =>
        !USAGES[name]?.usage.includes(command === 'test' ? 'npm test' : `npm run ${command}`),
    );
    expect(unnamed.map(({ command }) => command)).toEqual([]);
  });

  it('comes before anything that a command imports', () => {
    const late = [...new Set(commands.map(({ file }) => file))].filter((file) => {
      const [first] = fs.readFileSync(file, 'utf8').match(/^import .*$/m) ?? [];
      return first !== `import '${file.startsWith('scripts/') ? '.' : '../scripts'}/help.mjs';`;
    });
    expect(late).toEqual([]);
  });

  it('is answered with the usage, and an unknown option with what is known', () => {
    expect(explanationOf('new-page', ['--help'])).toEqual({
      text: USAGES['new-page']?.usage,
      isFault: false,
    });
    expect(explanationOf('translations', ['--acept', 'all'])).toEqual({
      text: `unknown option "--acept"\n${USAGES['translations']?.usage ?? ''}`,
      isFault: true,
    });
    expect(explanationOf('release', ['--no-pdf'])).toBeUndefined();
    expect(explanationOf('build', ['--prefix-paths'])).toBeUndefined();
    expect(explanationOf('new-page', ['basic/a'])).toBeUndefined();
  });
});

it('a wrong setting is named in a sentence, although it is read while modules load', () => {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/index.ts'], {
    env: { ...process.env, SITE_URL: 'x' },
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^SITE_URL must be [^\n]*\n$/)]);
});
