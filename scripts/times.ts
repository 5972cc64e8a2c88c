/**
 * `npx tsx scripts/times.ts`: what readers, writers and operators wait for, in this tree and in an earlier commit, measured in turn
 * on the same machine.
 */
import './help.mjs';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { ownValue } from '@idmp/model';
import { copySources } from '../e2e/support/buildSite';
import { BROWSER_FLAGS, findBrowser } from './findBrowser';
import { median, type Times } from './times/figures';
import { timeBuild } from './times/timeBuild';
import { timeDevelop } from './times/timeDevelop';
import { timeSearch } from './times/timeSearch';

const ROUNDS = 3;
const LABEL_WIDTH = 52;
const FIGURE_WIDTH = 12;

const INSTALLED = 'node_modules';
/** Packages of the project: links into its folder `packages/`. */
const OWN_SCOPE = '@idmp';

const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** Unpacks an earlier commit with its packages: those of this tree, if it has the same. */
function checkOut(commit: string, folder: string): void {
  const archive = `${folder}.tar`;
  git('archive', '--output', archive, commit);
  mkdirSync(folder);
  execFileSync('tar', ['-xf', archive, '-C', folder]);
  if (git('diff', '--name-only', commit, '--', 'package-lock.json') === '') return linkPackages(folder);
  console.log(`installing the packages of ${commit}`);
  const shell = process.platform === 'win32';
  execFileSync('npm', ['ci', '--silent', '--prefer-offline'], { cwd: folder, stdio: 'inherit', shell });
}

/** Links each package of this tree; those of the project lead to the folder's own sources. */
function linkPackages(folder: string): void {
  mkdirSync(path.join(folder, INSTALLED, OWN_SCOPE), { recursive: true });
  const link = (from: string, ...to: string[]) =>
    symlinkSync(path.resolve(from), path.join(folder, INSTALLED, ...to), 'junction');
  for (const name of readdirSync(INSTALLED)) if (name !== OWN_SCOPE) link(path.join(INSTALLED, name), name);
  const sources = path.join(folder, 'packages');
  for (const name of readdirSync(sources)) link(path.join(sources, name), OWN_SCOPE, name);
}

async function timeSite(folder: string, browser: Browser): Promise<Times> {
  return {
    ...timeBuild(folder),
    ...(await timeSearch(path.join(folder, 'public'), browser)),
    ...(await timeDevelop(folder, browser)),
  };
}

/** One line per figure: medians of all rounds, and their ratio. */
function table(rounds: readonly (readonly Times[])[]): string[] {
  const names = Object.keys(rounds[0]?.[0] ?? {});
  return names.map((name) => {
    const medians = rounds.map((times) => median(times.map((figures) => ownValue(figures, name) ?? NaN)));
    const [own = NaN, other] = medians;
    const ratio = other === undefined ? [] : [(own / other).toFixed(2)];
    return [...medians.map((figure) => figure.toPrecision(3)), ...ratio]
      .map((text) => text.padStart(FIGURE_WIDTH))
      .reduce((line, text) => line + text, name.padEnd(LABEL_WIDTH));
  });
}

async function main(): Promise<void> {
  const [commit] = process.argv.slice(2);
  const place = mkdtempSync(path.join(os.tmpdir(), 'idmp-docs-times-'));
  const folders = ['this', ...(commit ? ['earlier'] : [])].map((name) => path.join(place, name));
  const { executablePath, env, remove } = await findBrowser();
  const [own = '', other] = folders;
  try {
    copySources(own);
    if (commit && other) checkOut(commit, other);
    const browser = await chromium.launch({
      executablePath,
      args: BROWSER_FLAGS,
      env: { ...process.env, ...env },
    });
    const rounds: Times[][] = folders.map(() => []);
    for (let round = 1; round <= ROUNDS; round += 1)
      for (const [i, folder] of folders.entries()) {
        console.log(`round ${round} of ${ROUNDS}: ${path.basename(folder)}`);
        rounds[i]?.push(await timeSite(folder, browser));
      }
    await browser.close();
    console.log(table(rounds).join('\n'));
  } finally {
    remove();
    rmSync(place, { recursive: true, force: true });
  }
}

void main();
