import './help.mjs';
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { countBrowserTests, failuresIn, type BrowserReport } from './countBrowserTests';
import { parseOwn } from '@idmp/model';

const RESULTS = 'test-results';
const BROWSER_REPORT = `${RESULTS}/browser.json`;
/** How long each step took last time, in seconds. */
const TIMES = `${RESULTS}/times.json`;
const MS_IN_SECOND = 1000;
const TELL_EVERY_MS = 60 * MS_IN_SECOND;
/** A step that hangs fails after this time, in ms; the longest, the browser tests, takes half of it. */
const STEP_LIMIT_MS = 30 * 60 * MS_IN_SECOND;

interface Tally {
  passed: number;
  failed: number;
  skipped?: number;
  /** Tests that passed only on retry after a browser crash; the command then fails. */
  crashed?: number;
  /** What to repeat in the summary. */
  failures?: string[];
}

interface Step {
  name: string;
  command: readonly [string, ...string[]];
  /** Counts the tests of a step; a step without tests counts as one. */
  count?: () => Tally;
}

interface Outcome extends Pick<Tally, 'passed' | 'failed' | 'skipped' | 'failures'> {
  name: string;
  seconds: number;
}

const readJson = <T>(file: string): T => parseOwn<T>(readFileSync(file, 'utf8'));

function countUnitTests(file: string): Tally {
  const report = readJson<{
    numPassedTests: number;
    numFailedTests: number;
    numRuntimeErrorTestSuites: number;
  }>(file);
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites };
}

/** Unit tests, in one process. */
function unitTests(part: string, ...options: string[]): Step {
  const file = `${RESULTS}/unit.${part}.json`;
  return {
    name: `unit tests, ${part}`,
    command: ['jest', ...options, '--json', `--outputFile=${file}`],
    count: () => countUnitTests(file),
  };
}

const BUILD: Step = { name: 'build', command: ['node', 'scripts/build.mjs'] };

/** What only reads the sources, and the build; long steps first, so that both cores are busy to the end. */
const sourceSteps = (fast: boolean): readonly Step[] => [
  { name: 'lint code', command: ['eslint', '--max-warnings=0', '.'] },
  unitTests('node-1', '--selectProjects=node', '--shard=1/2'),
  unitTests('node-2', '--selectProjects=node', '--shard=2/2'),
  unitTests('jsdom', '--selectProjects=jsdom'),
  ...(fast ? [] : [BUILD]),
  { name: 'types', command: ['tsc', '-p', 'tsconfig.json'] },
  { name: 'format', command: ['prettier', '--check', '--log-level=warn', '.'] },
  { name: 'types without a browser', command: ['tsc', '-p', 'tsconfig.node.json'] },
  { name: 'content', command: ['tsx', 'scripts/check-content.ts'] },
  { name: 'figures', command: ['npm', 'run', 'figures:check'] },
  { name: 'lint styles', command: ['stylelint', '--max-warnings=0', 'src/**/*.css'] },
];

const BROWSER_TESTS: Step = {
  name: 'browser tests',
  command: ['playwright', 'test', '-c', 'e2e', '--grep-invert', '@matrix'],
  count: () => {
    const report = readJson<BrowserReport>(BROWSER_REPORT);
    return { ...countBrowserTests(report), failures: failuresIn(report) };
  },
};

interface Ended {
  ok: boolean;
  /** Output of the command, unless inherited by the terminal. */
  output: string;
}

function run([program, ...args]: Step['command'], quiet: boolean): Promise<Ended> {
  const out = quiet ? 'pipe' : 'inherit';
  const child = spawn(program, args, {
    stdio: ['ignore', out, out],
    shell: process.platform === 'win32',
    timeout: STEP_LIMIT_MS,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ ok: false, output: `${output}${error.message}\n` }));
    child.on('close', (code, signal) => {
      if (signal) output += `Stopped by ${signal}; a step may take ${STEP_LIMIT_MS / MS_IN_SECOND} s.\n`;
      resolve({ ok: code === 0, output });
    });
  });
}

/** A failing step counts at least one failure, whatever its report says. */
function tally(ok: boolean, count: Step['count']): Tally {
  if (!count) return { passed: Number(ok), failed: Number(!ok) };
  try {
    const { passed, failed, skipped = 0, crashed = 0, failures = [] } = count();
    return { passed, failed: ok || crashed > 0 ? failed : Math.max(1, failed), skipped, failures };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

const secondsSince = (start: number): number => Math.round((Date.now() - start) / MS_IN_SECOND);

/** Tells which steps run, and how far they are by the time that they took last time. */
class Progress {
  private readonly begun = new Map<string, number>();
  private number = 0;

  constructor(
    private readonly total: number,
    private readonly times: ReadonlyMap<string, number>,
  ) {
    setInterval(() => {
      for (const [name, start] of this.begun)
        console.log(`… ${name}: ${secondsSince(start)} s${this.last(name)}`);
    }, TELL_EVERY_MS).unref();
  }

  begin(name: string): void {
    this.begun.set(name, Date.now());
    console.log(`… ${name}: step ${++this.number} of ${this.total} begins${this.last(name)}`);
  }

  end(name: string): number {
    const seconds = secondsSince(this.begun.get(name) ?? Date.now());
    this.begun.delete(name);
    return seconds;
  }

  private last(name: string): string {
    const seconds = this.times.get(name);
    return seconds === undefined ? '' : `, took ${seconds} s last time`;
  }
}

function lastTimes(): ReadonlyMap<string, number> {
  try {
    return new Map(readJson<[string, number][]>(TIMES));
  } catch {
    return new Map();
  }
}

async function runStep({ name, command, count }: Step, quiet: boolean, progress: Progress): Promise<Outcome> {
  progress.begin(name);
  const { ok, output } = await run(command, quiet);
  const seconds = progress.end(name);
  if (quiet) console.log(`\n> ${name} (${seconds} s)\n${output.trimEnd()}`);
  else if (output) console.error(output);
  return { name, ...tally(ok, count), seconds };
}

/** Runs steps in order, two at a time, as each uses about one core. */
async function runInPairs(steps: readonly Step[], progress: Progress): Promise<Outcome[]> {
  const left = [...steps];
  const outcomes: Outcome[] = [];
  const work = async (): Promise<void> => {
    for (let step = left.shift(); step; step = left.shift())
      outcomes.push(await runStep(step, true, progress));
  };
  await Promise.all([work(), work()]);
  return outcomes;
}

function summarise(outcomes: readonly Outcome[]): string {
  const sum = (key: 'passed' | 'failed'): number =>
    outcomes.reduce((total, outcome) => total + outcome[key], 0);
  const rows = outcomes.map(
    ({ name, passed, failed, skipped, seconds }) =>
      `${failed === 0 ? 'ok  ' : 'FAIL'}  ${name.padEnd(24)} ${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}  (${seconds} s)`,
  );
  const failures = outcomes.flatMap((outcome) => outcome.failures ?? []);
  return [
    ...rows,
    '',
    ...failures.map((text) => `${text}\n`),
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ].join('\n');
}

async function main(): Promise<void> {
  const fast = process.argv.includes('--fast');
  const times = lastTimes();
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  console.log('Two steps run at a time; each prints its output when done.');
  const steps = sourceSteps(fast);
  const progress = new Progress(steps.length + Number(!fast), times);
  const outcomes = await runInPairs(steps, progress);
  if (!fast) outcomes.push(await runStep(BROWSER_TESTS, false, progress));
  const summary = summarise(outcomes);
  writeFileSync(`${RESULTS}/summary.txt`, `${summary}\n`);
  const taken = outcomes.map(({ name, seconds }) => [name, seconds] as const);
  writeFileSync(TIMES, JSON.stringify([...times, ...taken]));
  console.log(`\n${summary}`);
  if (outcomes.some(({ failed }) => failed > 0)) process.exitCode = 1;
}

void main();
