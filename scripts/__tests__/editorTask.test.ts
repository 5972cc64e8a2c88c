import fs from 'node:fs';
import { both, linesOf, page, removeProjects } from '../../packages/content/__tests__/project';

afterAll(removeProjects);

/** `.vscode/tasks.json`, as far as it is read. */
interface Tasks {
  tasks: { script: string; problemMatcher: { pattern: Record<string, number> & { regexp: string } } }[];
}

it('the editor finds file, line, kind and text of each problem that the check prints', async () => {
  const [task] = (JSON.parse(fs.readFileSync('.vscode/tasks.json', 'utf8')) as Tasks).tasks;
  const { scripts } = JSON.parse(fs.readFileSync('package.json', 'utf8')) as { scripts: object };
  expect(Object.keys(scripts)).toContain(task?.script);
  const pattern = task?.problemMatcher.pattern;
  const lines = await linesOf(both({ 'a.md': page('[a](./gone.md)\n\nx\u0008\n') }));
  const found = lines.map((line) => {
    const match = new RegExp(pattern?.regexp ?? '').exec(line) ?? [];
    return ['file', 'line', 'severity', 'message'].map((name) => match[pattern?.[name] ?? 0]);
  });
  expect(found).toContainEqual(['content/en/a.md', '5', undefined, expect.stringContaining('gone.md')]);
  expect(found).toContainEqual(['content/en/a.md', '7', 'warning', expect.stringContaining('U+0008')]);
  expect(found.filter(([file]) => file === undefined)).toEqual([]);
});
