import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { makeProject, removeProjects } from '../../packages/markdown/__tests__/project';

afterAll(removeProjects);

const run = (cwd: string, ...args: string[]) =>
  spawnSync(process.execPath, [path.resolve('scripts/bundled.mjs'), ...args], { cwd, encoding: 'utf8' });

it('runs a TypeScript command with its arguments, as if it were run itself', () => {
  const root = makeProject({
    'scripts/say.ts':
      "import { text } from '../src/text';\nconsole.log(text, process.argv.slice(1).join(' '));\n",
    'src/text.ts': "export const text: string = '文';\n",
  });
  expect(run(root, 'scripts/say.ts', '--loud').stdout).toBe('文 scripts/say.ts --loud\n');
});

it('fails for a command that cannot be bundled', () => {
  const { status, stderr } = run(makeProject({}), 'scripts/none.ts');
  expect(status).toBe(1);
  expect(stderr).toContain('scripts/none.ts');
});
