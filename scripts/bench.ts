import './help.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Folder of the benchmark, a separate project that compares this site with similar ones. */
const BENCH = path.resolve(process.env['BENCH_DIR'] ?? '../shared/bench');
const WORK = path.resolve(process.env['BENCH_WORK'] ?? path.join(os.tmpdir(), 'idmp-docs-bench'));
const PEERS = 'project,floor';
const BYTES_IN_KIB = 1024;

interface Weights {
  pages: Record<string, { mobile: { atLoad: { total: number }; idle: { js: number } } }>;
}
interface Builds {
  stages: Record<string, { wallS: number; peakMiB: number }>;
}
interface Scores {
  pages: Record<
    string,
    { scores: { performance: number }; metrics: { lcp: number; tbt: number; cls: number } }
  >;
}
interface Walks {
  conditions: Record<string, { p50: number; p95: number }>;
}

function bench(command: string, ...options: string[]): void {
  const shared = [
    '--work',
    WORK,
    '--content',
    'content',
    '--static',
    'static',
    '--project',
    '.',
    '--peers',
    PEERS,
  ];
  const { status } = spawnSync('node', [path.join(BENCH, 'run.mjs'), command, ...shared, ...options], {
    stdio: 'inherit',
  });
  if (status !== 0)
    console.error(`bench: "${command}" reported a failure; the table leaves out what is missing.`);
}

function result<Result>(name: string): Result | null {
  const file = path.join(WORK, 'results', `${name}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Result) : null;
}

function row(figure: string, ours: number | undefined, floor: number | undefined): void {
  if (ours === undefined) return;
  const ratio = floor ? (ours / floor).toFixed(2) : '–';
  console.log(`| ${figure} | ${ours.toFixed(1)} | ${floor?.toFixed(1) ?? '–'} | ${ratio} |`);
}

function printRatios(pages: number): void {
  console.log('\n| figure | project | floor | ratio |\n|---|---:|---:|---:|');
  const builds = {
    project: result<Builds>(`build.project.${pages}`),
    floor: result<Builds>(`build.floor.${pages}`),
  };
  for (const stage of ['cold', 'warm', 'edit']) {
    row(`build, ${stage}, s`, builds.project?.stages[stage]?.wallS, builds.floor?.stages[stage]?.wallS);
    row(`build, ${stage}, peak MiB`, builds.project?.stages[stage]?.peakMiB, undefined);
  }
  const weights = { project: result<Weights>('weigh.project'), floor: result<Weights>('weigh.floor') };
  for (const kind of Object.keys(weights.project?.pages ?? {})) {
    const [ours, floor] = [weights.project?.pages[kind]?.mobile, weights.floor?.pages[kind]?.mobile];
    row(`${kind}, KiB at load`, inKib(ours?.atLoad.total), inKib(floor?.atLoad.total));
    row(`${kind}, KiB of scripts at idle`, inKib(ours?.idle.js), undefined);
  }
  const scores = { project: result<Scores>('lighthouse.project'), floor: result<Scores>('lighthouse.floor') };
  for (const kind of Object.keys(scores.project?.pages ?? {})) {
    const [ours, floor] = [scores.project?.pages[kind], scores.floor?.pages[kind]];
    row(`${kind}, Lighthouse performance`, ours?.scores.performance, floor?.scores.performance);
    row(`${kind}, LCP ms`, ours?.metrics.lcp, floor?.metrics.lcp);
    row(`${kind}, TBT ms`, ours?.metrics.tbt, floor?.metrics.tbt);
  }
  const walks = { project: result<Walks>('navigate.project'), floor: result<Walks>('navigate.floor') };
  for (const condition of ['none', 'slow']) {
    const [ours, floor] = [walks.project?.conditions[condition], walks.floor?.conditions[condition]];
    row(`navigation, ${condition}, p95 ms`, ours?.p95, floor?.p95);
  }
}

function inKib(bytes: number | undefined): number | undefined {
  return bytes === undefined ? undefined : bytes / BYTES_IN_KIB;
}

if (!existsSync(path.join(BENCH, 'run.mjs'))) {
  console.error(
    `npm run bench needs the bench, which is not part of this repository: there is no ${path.join(BENCH, 'run.mjs')}, so set BENCH_DIR to the folder that holds it.`,
  );
  process.exit(1);
}
const pages = Number(process.env['BENCH_PAGES'] ?? 0);
const scale = pages > 0 ? ['--pages', String(pages)] : [];
bench('prepare');
bench('build', '--repeat', process.env['BENCH_REPEAT'] ?? '1', ...scale);
if (pages === 0) {
  bench('weigh');
  bench('lighthouse', '--runs', '3');
  bench('navigate');
}
printRatios(pages || (result<{ pages: number }>('build.project.122')?.pages ?? 122));
