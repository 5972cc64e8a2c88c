import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const SCRIPT = path.resolve('scripts/loadEnv.mjs');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'settings-'));
beforeEach(() => fs.copyFileSync('.env.example', path.join(folder, '.env.example')));
afterEach(() => {
  for (const name of fs.readdirSync(folder)) fs.rmSync(path.join(folder, name));
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

const SETTINGS = 'SITE_URL=https://pumps.example\nIMAGES=original\n';
const READ = 'https://pumps.example original';

/** What a command sees, and what it is told, of a file of settings. */
function load(bytes: string | Buffer, { name = '.env.production', env = {}, args = [] as string[] } = {}) {
  fs.writeFileSync(path.join(folder, name), bytes);
  const code = `await import(${JSON.stringify(SCRIPT)}); console.log(process.env.SITE_URL, process.env.IMAGES)`;
  const options = ['--input-type=module', '-e', code, 'x', ...args];
  const plain = { PATH: process.env['PATH'] };
  const { stdout, stderr, status } = spawnSync(process.execPath, options, {
    cwd: folder,
    env: { ...plain, ...env },
    encoding: 'utf8',
  });
  return { seen: stdout.trim(), told: stderr.trim().split('\n').filter(Boolean), status };
}

describe('a file of settings', () => {
  it.each([
    ['as it is', SETTINGS],
    ['with a byte order mark', `\uFEFF${SETTINGS}`],
    ['with line ends of Windows', SETTINGS.replaceAll('\n', '\r\n')],
    [
      'with quotes, comments and export',
      'export SITE_URL="https://pumps.example" # ours\n# IMAGES=scaled\n IMAGES = original\n',
    ],
  ])('is read %s', (_, text) => {
    expect(load(text)).toEqual({ seen: READ, told: [], status: 0 });
  });

  it.each([
    ['utf16le', Buffer.from(`\uFEFF${SETTINGS}`, 'utf16le')],
    ['utf16le without a mark', Buffer.from(SETTINGS, 'utf16le')],
    ['utf16be', Buffer.from(`\uFEFF${SETTINGS}`, 'utf16le').swap16()],
    ['gbk', Buffer.concat([Buffer.from([0x23, 0xd6, 0xd0, 0x0a]), Buffer.from(SETTINGS)])],
  ])('is refused in %s', (_, bytes) => {
    expect(load(bytes)).toEqual({
      seen: '',
      told: [
        '.env.production is not UTF-8 text (but UTF-16?), so no setting in it can be read: save it as UTF-8.',
      ],
      status: 1,
    });
  });

  it('follows the command, whatever NODE_ENV says', () => {
    for (const NODE_ENV of ['development', 'production', 'test', '', 'staging'])
      expect(load(SETTINGS, { env: { NODE_ENV } }).seen).toBe(READ);
    fs.rmSync(path.join(folder, '.env.production'));
    const name = '.env.development';
    expect(load(SETTINGS, { name, args: ['develop'] }).seen).toBe(READ);
    expect(load(SETTINGS, { name, env: { gatsby_executing_command: 'develop' } }).seen).toBe(READ);
    expect(load(SETTINGS, { name }).seen).toBe('undefined undefined');
  });

  it('names what nothing reads, and reads the rest', () => {
    const { seen, told } = load('SITE_ULR=https://pumps.example\nsite: x\nIMAGES=original\nFOO=bar\n');
    expect(seen).toBe('undefined original');
    expect(told).toEqual([
      '.env.production:1: nothing of this site reads SITE_ULR. Did you mean SITE_URL? .env.example lists the settings.',
      '.env.production:2: this line is not NAME=value, so it is not read.',
      '.env.production:4: nothing of this site reads FOO. .env.example lists the settings.',
    ]);
  });
});

it('a slip in a variable of the environment is named, and those of other programs are not', () => {
  const { told } = load(SETTINGS, {
    env: { SITE_ULR: 'x', SITE_ID: 'x', CI_JOB_IMAGE: 'x', GATSBY_CPU_COUNT: '2' },
  });
  expect(told).toEqual([
    'nothing of this site reads SITE_ULR. Did you mean SITE_URL? .env.example lists the settings.',
  ]);
});

it('a file of settings with another name is named', () => {
  expect(load(SETTINGS, { name: '.env' }).told).toEqual([
    '.env: nothing reads this file. Settings stand in .env.production.',
  ]);
});
