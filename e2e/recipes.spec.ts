import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { USAGES } from '../scripts/usages.mjs';
import { contextFiles, OUTSIDE } from './support/hosts/runRecipe';
import { freePort } from './support/hosts/startProgram';
import { matrixUnless } from './support/matrix';

const GUIDES = readdirSync('docs').filter((name) => name.endsWith('.md'));
const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'content/README.md',
  ...GUIDES.map((name) => `docs/${name}`),
];
/** They run this test, or others beside it. */
const SUITES = /^(?:npm (?:test|run (?:check|test:\w+))$|npx playwright test )/;
const SERVERS = /npm (?:start|run (?:serve|develop))(?: |$)/;
const COMMAND_MAX_MS = 25 * 60_000;

interface Told {
  command: string;
  file: string;
  /** Whether it goes on after the fences before it; a command in the text stands alone. */
  isStep: boolean;
}

/** Lines of a fence; a line that ends within quotes or in `\` goes on in the next one. */
function linesOf(fence: string): string[] {
  const lines: string[] = [];
  let open = '';
  for (const line of fence.split('\n')) {
    open += open ? `\n${line}` : line.replace(/(?:^| {2,})# .*$/, '').trim();
    if (open.endsWith('\\') || (open.match(/'/g)?.length ?? 0) % 2 > 0) continue;
    if (open) lines.push(open);
    open = '';
  }
  return lines;
}

/**
 * What a document tells to type: lines of its `sh` fences, and npm commands in its text. Left out is what the document marks
 * as in need of something (`sh needs-host`, `<!-- needs … -->`), has a `<placeholder>`, or only names a command with arguments.
 */
function commandsOf(file: string): Told[] {
  const text = readFileSync(file, 'utf8');
  const fences = [...text.matchAll(/^( *)```sh\n([^]*?)^ *```$/gm)].flatMap(
    ({ index, 1: indent = '', 2: body = '' }) =>
      linesOf(body.replaceAll(new RegExp(`^${indent}`, 'gm'), '')).map((command) => ({
        index,
        command,
        isStep: true,
      })),
  );
  const prose = text.replace(/^ *```[^]*?^ *```$/gm, (fence) => ' '.repeat(fence.length));
  const named = [...prose.matchAll(/`((?:[A-Z_]+=\S+ )*(?:npm|npx) [^`]+)`(?!<!-- needs)/g)].map(
    ({ index, 1: command = '' }) => ({ index, command, isStep: false }),
  );
  const inOrder = [...fences, ...named].sort((a, b) => a.index - b.index).map((each) => ({ ...each, file }));
  return inOrder.filter(
    ({ command }) =>
      !SUITES.test(command.split(' && ').at(-1) ?? '') &&
      !/<[^>]*>/.test(command) &&
      !Object.values(USAGES).some(({ usage }) => usage.startsWith(`${command} -- <`)),
  );
}

const told = new Map<string, Told>();
for (const each of DOCUMENTS.flatMap(commandsOf)) if (!told.has(each.command)) told.set(each.command, each);

// Each command finds what those before it left.
test.describe.configure({ mode: 'serial', retries: 0, timeout: COMMAND_MAX_MS });

test.describe('commands that the documents tell to type', matrixUnless(false), () => {
  let folder = '';
  let document = '';
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
      cwd: folder,
    });

  test.beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'idmp-docs-recipes-'));
    for (const file of contextFiles('.')) cpSync(file, path.join(folder, file));
    git('init', '-q');
    git('add', '-A');
    git('commit', '-qm', 'docs: a copy');
  });
  test.afterAll(() => rmSync(folder, { recursive: true }));

  const startOver = (): void => {
    git('checkout', '-q', '.');
    git('clean', '-fdq');
  };

  for (const { command, file, isStep } of told.values())
    test(`${file}: ${command}`, async () => {
      if (document !== file || !isStep) startOver();
      document = file;
      const port = await freePort();
      const env = { ...OUTSIDE, PORT: String(port), npm_config_prefer_offline: 'true' };
      const child = spawn('sh', ['-c', command], { cwd: folder, env, detached: true });
      let output = '';
      const ended = once(child, 'exit');
      const answers = new Promise<void>((resolve) => {
        for (const stream of [child.stdout, child.stderr])
          stream.on('data', (part: Buffer) => {
            output += part.toString();
            if (output.includes(`localhost:${port}`)) resolve();
          });
      });
      if (SERVERS.test(command)) {
        await Promise.race([answers, ended]);
        await expect
          .poll(async () => (await fetch(`http://localhost:${port}/`).catch(() => null))?.status)
          .toBe(200);
        if (child.pid) process.kill(-child.pid);
        await ended;
      } else expect((await ended)[0], output).toBe(0);
    });

  test('docs/customize.md: removing a language leaves a site of English alone', () => {
    startOver();
    const list = path.join(folder, 'packages/model/locale.ts');
    const text = readFileSync(list, 'utf8');
    writeFileSync(list, text.replace(/LANGUAGES = .*;/, "LANGUAGES = ['en'] as const;"));
    for (const gone of ['content/zh-Hans', 'content/prose-tics.zh-Hans.json', 'src/site/standalone/zh-Hans'])
      rmSync(path.join(folder, gone), { recursive: true });
    execFileSync('sh', ['-ec', 'npm run check:content && npm run build'], { cwd: folder, env: OUTSIDE });
    const page = readFileSync(path.join(folder, 'public/intro/index.html'), 'utf8');
    const alternates = [...page.matchAll(/<link [^>]*hreflang="([^"]+)"/gi)].map(([, language]) => language);
    expect(alternates).toEqual(['en', 'x-default']);
    expect(readdirSync(path.join(folder, 'public/search')).join()).not.toContain('zh-Hans');
  });
});
