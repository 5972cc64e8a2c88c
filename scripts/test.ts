import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const RESULTS = 'test-results';
const JEST_REPORT = `${RESULTS}/unit.json`;
const BROWSER_REPORT = `${RESULTS}/browser.json`;
const MS_IN_SECOND = 1000;

interface Tally {
  passed: number;
  failed: number;
}

interface Step {
  name: string;
  command: readonly [string, ...string[]];
  /** Only in the full run. */
  slow?: boolean;
  /** Counts of a step that has tests of its own; else the step itself counts as one. */
  count?: () => Tally;
}

interface Outcome extends Tally {
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

function countBrowserTests(): Tally {
  const { stats, errors } = readJson<{
    stats: { expected: number; unexpected: number; flaky: number };
    errors: unknown[];
  }>(BROWSER_REPORT);
  if (stats.flaky > 0)
    console.warn(`${stats.flaky} browser tests passed only when repeated; see the list above.`);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}

const STEPS: readonly Step[] = [
  { name: 'format', command: ['prettier', '--check', '--log-level=warn', '.'] },
  { name: 'lint code', command: ['eslint', '--max-warnings=0', '.'] },
  { name: 'lint styles', command: ['stylelint', '--max-warnings=0', 'src/**/*.css'] },
  { name: 'types', command: ['tsc', '-p', 'tsconfig.json'] },
  { name: 'types without a browser', command: ['tsc', '-p', 'tsconfig.node.json'] },
  { name: 'unit tests', command: ['jest', '--json', `--outputFile=${JEST_REPORT}`], count: countUnitTests },
  { name: 'content', command: ['tsx', 'scripts/check-content.ts'] },
  { name: 'build', command: ['node', 'scripts/gatsby.mjs', 'build'], slow: true },
  {
    name: 'browser tests',
    command: ['playwright', 'test', '-c', 'e2e'],
    slow: true,
    count: countBrowserTests,
  },
];

function run([program, ...args]: Step['command']): Promise<boolean> {
  const file = program === 'node' ? process.execPath : path.resolve('node_modules/.bin', program);
  const child = spawn(file, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(error.message);
      resolve(false);
    });
    child.on('exit', (code) => resolve(code === 0));
  });
}

/** A step that fails counts at least one failure, whatever its report says. */
function tally(ok: boolean, count: Step['count']): Tally {
  if (!count) return { passed: Number(ok), failed: Number(!ok) };
  try {
    const { passed, failed } = count();
    return { passed, failed: ok ? failed : Math.max(1, failed) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

async function runStep({ name, command, count }: Step): Promise<Outcome> {
  console.log(`\n> ${name}`);
  const start = Date.now();
  const ok = await run(command);
  return { name, ...tally(ok, count), seconds: Math.round((Date.now() - start) / MS_IN_SECOND) };
}

function summarise(outcomes: readonly Outcome[]): string {
  const sum = (key: keyof Tally): number => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  const rows = outcomes.map(
    ({ name, passed, failed, seconds }) =>
      `${failed === 0 ? 'ok  ' : 'FAIL'}  ${name.padEnd(24)} ${passed} passed, ${failed} failed  (${seconds} s)`,
  );
  return [...rows, '', `${sum('passed')} passed, ${sum('failed')} failed`].join('\n');
}

async function main(): Promise<void> {
  const fast = process.argv.includes('--fast');
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  const outcomes: Outcome[] = [];
  for (const step of STEPS) if (!(fast && step.slow)) outcomes.push(await runStep(step));
  const summary = summarise(outcomes);
  writeFileSync(`${RESULTS}/summary.txt`, `${summary}\n`);
  console.log(`\n${summary}`);
  if (outcomes.some(({ failed }) => failed > 0)) process.exitCode = 1;
}

void main();
