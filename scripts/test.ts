import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { countBrowserTests, type BrowserReport } from './countBrowserTests';

const RESULTS = 'test-results';
const JEST_REPORT = `${RESULTS}/unit.json`;
const BROWSER_REPORT = `${RESULTS}/browser.json`;
const MS_IN_SECOND = 1000;

interface Tally {
  passed: number;
  failed: number;
  skipped?: number;
  /** Tests that passed only on retry after a browser crash; the command then fails. */
  crashed?: number;
}

interface Step {
  name: string;
  command: readonly [string, ...string[]];
  /** Counts the tests of a step; a step without tests counts as one. */
  count?: () => Tally;
}

interface Outcome extends Pick<Tally, 'passed' | 'failed' | 'skipped'> {
  name: string;
  seconds: number;
}

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;

function countUnitTests(): Tally {
  const report = readJson<{
    numPassedTests: number;
    numFailedTests: number;
    numRuntimeErrorTestSuites: number;
  }>(JEST_REPORT);
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites };
}

const BUILD: Step = { name: 'build', command: ['node', 'scripts/build.mjs'] };

/** Two lists of steps, which run in parallel, as each uses about one core: what only reads the sources, and the build. */
const sourceSteps = (fast: boolean): readonly Step[][] => [
  [
    { name: 'format', command: ['prettier', '--check', '--log-level=warn', '.'] },
    { name: 'lint styles', command: ['stylelint', '--max-warnings=0', 'src/**/*.css'] },
    { name: 'lint code', command: ['eslint', '--max-warnings=0', '.'] },
    { name: 'types', command: ['tsc', '-p', 'tsconfig.json'] },
    { name: 'types without a browser', command: ['tsc', '-p', 'tsconfig.node.json'] },
    { name: 'content', command: ['tsx', 'scripts/check-content.ts'] },
    ...(fast ? [] : [BUILD]),
  ],
  [
    {
      name: 'unit tests',
      command: ['jest', '--json', `--outputFile=${JEST_REPORT}`],
      count: countUnitTests,
    },
  ],
];

const SITE_STEPS: readonly Step[] = [
  {
    name: 'browser tests',
    command: ['playwright', 'test', '-c', 'e2e', '--grep-invert', '@matrix'],
    count: () => countBrowserTests(readJson<BrowserReport>(BROWSER_REPORT)),
  },
];

interface Ended {
  ok: boolean;
  /** Output of the command, unless inherited by the terminal. */
  output: string;
}

function run([program, ...args]: Step['command'], quiet: boolean): Promise<Ended> {
  const file = program === 'node' ? process.execPath : path.resolve('node_modules/.bin', program);
  const out = quiet ? 'pipe' : 'inherit';
  const child = spawn(file, args, {
    stdio: ['ignore', out, out],
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ ok: false, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}

/** A failing step counts at least one failure, whatever its report says. */
function tally(ok: boolean, count: Step['count']): Tally {
  if (!count) return { passed: Number(ok), failed: Number(!ok) };
  try {
    const { passed, failed, skipped = 0, crashed = 0 } = count();
    return { passed, failed: ok || crashed > 0 ? failed : Math.max(1, failed), skipped };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

async function runSteps(steps: readonly Step[], quiet: boolean): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const { name, command, count } of steps) {
    if (!quiet) console.log(`\n> ${name}`);
    const start = Date.now();
    const { ok, output } = await run(command, quiet);
    const seconds = Math.round((Date.now() - start) / MS_IN_SECOND);
    if (quiet) console.log(`\n> ${name} (${seconds} s)\n${output.trimEnd()}`);
    else if (output) console.error(output);
    outcomes.push({ name, ...tally(ok, count), seconds });
  }
  return outcomes;
}

function summarise(outcomes: readonly Outcome[]): string {
  const sum = (key: 'passed' | 'failed'): number =>
    outcomes.reduce((total, outcome) => total + outcome[key], 0);
  const rows = outcomes.map(
    ({ name, passed, failed, skipped, seconds }) =>
      `${failed === 0 ? 'ok  ' : 'FAIL'}  ${name.padEnd(24)} ${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}  (${seconds} s)`,
  );
  return [...rows, '', `${sum('passed')} passed, ${sum('failed')} failed`].join('\n');
}

async function main(): Promise<void> {
  const fast = process.argv.includes('--fast');
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  console.log(
    'Two lists of steps run in parallel, as each uses about one core; each step prints its output when done.',
  );
  const outcomes = (await Promise.all(sourceSteps(fast).map((steps) => runSteps(steps, true)))).flat();
  if (!fast) outcomes.push(...(await runSteps(SITE_STEPS, false)));
  const summary = summarise(outcomes);
  writeFileSync(`${RESULTS}/summary.txt`, `${summary}\n`);
  console.log(`\n${summary}`);
  if (outcomes.some(({ failed }) => failed > 0)) process.exitCode = 1;
}

void main();
