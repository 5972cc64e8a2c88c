import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { startStaticServer } from '@idmp/hosts';
import { docusaurusSite } from '../packages/move-in/__tests__/docusaurusSite';
import { copySources } from './support/buildSite';

const MS_IN_MINUTE = 60_000;

/** English first, below a path, with a slash, an older version, and translations in a folder of another name. */
const SITE = docusaurusSite({
  languages: { en: '/manual/', 'zh-CN': '/manual/zh-CN/' },
  folders: { 'zh-CN': 'translations/chinese' },
  config: { trailingSlash: true },
  versions: [
    {
      name: '2.0',
      path: 'docs',
      folder: 'docs',
      pages: { 'start.md': 'Start', 'install.mdx': 'Install', 'hidden.md': 'Hidden' },
      sidebars: { docs: [{ label: { en: 'First steps', 'zh-CN': '入门' }, items: ['install', 'start'] }] },
      data: { label: '2.0 (latest)' },
    },
    {
      name: '1.0',
      path: 'docs/old',
      folder: 'old',
      pages: { 'start.md': 'Start' },
      sidebars: { docs: ['start'] },
    },
  ],
  files: {
    'docs/start.md': '# Start\n\nStart the pump, see [the old way](/docs/old/start).\n',
    'docs/install.mdx': '# Install\n\n<Release>{`# once\npumpctl install`}</Release>\n',
    'docs/hidden.md': '# Hidden\n\nStill here.\n',
    'old/start.md': '# Start\n\nTurn the crank.\n',
    'translations/chinese/docusaurus-plugin-content-docs/version-2.0/start.md': '# 启动\n\n启动水泵。\n',
  },
});

/** A copy of this project in git. */
function copyProject(root: string): void {
  copySources(root);
  fs.writeFileSync(path.join(root, '.gitignore'), 'node_modules\n.cache/\npublic/\n.env.*\n');
  const git = (...args: string[]): unknown =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], { cwd: root });
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Start');
}

/** Runs a command as its user does, without settings of this process, and returns what it prints. */
function run(root: string, file: string, ...args: string[]): string {
  const { PATH = '', HOME = '' } = process.env;
  const { status, stdout, stderr } = spawnSync(file, args, {
    cwd: root,
    encoding: 'utf8',
    env: { PATH, HOME },
  });
  expect(status, `${stdout}\n${stderr}`).toBe(0);
  return stdout;
}

const folder = path.join(tmpdir(), `idmp-docs-move-in-${process.pid}`);
test.afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

test('a site that moved in is built with what was printed', async ({ page }) => {
  test.setTimeout(10 * MS_IN_MINUTE);
  const [root, site] = [path.join(folder, 'project'), path.join(folder, 'site')];
  copyProject(root);
  for (const [file, text] of Object.entries(SITE)) {
    fs.mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
    fs.writeFileSync(path.join(site, file), text);
  }

  const printed = run(root, 'npm', 'run', '--silent', 'move-in', '--', '../site').split('\n');
  const start = printed.indexOf('Settings for .env.production:') + 1;
  const settings = printed.slice(start).filter((line) => line.startsWith('  '));
  expect(settings).toContain('  SITE_ROOT_LOCALE=en');
  fs.writeFileSync(path.join(root, '.env.production'), settings.map((line) => `${line.trim()}\n`).join(''));
  const command = printed.find((line) => line.startsWith('To build: '))?.slice('To build: '.length) ?? '';
  run(root, 'sh', '-c', command);

  const server = await startStaticServer({ dir: path.join(root, 'public') });
  const opens = async (address: string, text: string): Promise<void> => {
    expect((await page.goto(server.origin + address))?.status()).toBe(200);
    await expect(page.locator('article')).toContainText(text);
  };
  const canonical = page.locator('link[rel="canonical"]');
  const sidebar = page.locator('#idmp-sidebar');

  await opens('/manual/docs/start/', 'Start the pump');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(canonical).toHaveAttribute('href', 'https://pumps.example/manual/docs/start/');
  await expect(page.getByText('TDengine IDMP 1.')).toHaveCount(0);
  await page.getByRole('link', { name: 'the old way' }).click();
  await expect(page.locator('article')).toContainText('Turn the crank.');
  await opens('/manual/docs/old/start', 'Turn the crank.');
  await expect(page).toHaveURL(/\/manual\/1\.0\/docs\/start$/);

  await opens('/manual/zh-CN/docs/start', '启动水泵');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  await expect(canonical).toHaveAttribute('href', 'https://pumps.example/manual/zh-Hans/docs/start/');
  await expect(sidebar).toContainText('入门');
  await expect(sidebar).not.toContainText('Hidden');

  await opens('/manual/docs/install', 'pumpctl install');
  expect(await page.locator('article pre').innerText()).toBe('# once\npumpctl install');
  await expect(page.getByRole('link', { name: /Next/ })).toHaveAttribute('href', '/manual/docs/start');
  await opens('/manual/docs/hidden', 'Still here.');
  await server.close();
});
