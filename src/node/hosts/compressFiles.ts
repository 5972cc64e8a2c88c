import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { COMPRESS_MIN_BYTES, isCompressible } from '../../site/hostRules';
import { mapLimited } from '../mapLimited';
import { writeWhole } from '../writeWhole';
import { listFiles } from './listFiles';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Where builds keep the best forms, relative to the project. */
export const COMPRESS_CACHE_DIR = '.cache/compressed';

/** As many as the threads that Node compresses with. */
const AT_ONCE = 4;

/**
 * Quality of brotli. On pages of this site the best one makes files a tenth smaller than the fast one and
 * takes forty times as long; the fast one is a tenth smaller than gzip.
 */
const BROTLI_QUALITY = { fast: 5, best: constants.BROTLI_MAX_QUALITY } as const;

export interface CompressOptions {
  publicDir: string;
  /** Keeps the best forms by the hash of their content, so that only new content costs time. */
  cacheDir: string;
  /** `fast` takes the best form only where the cache has it. */
  effort: keyof typeof BROTLI_QUALITY;
}

export interface CompressResult {
  /** How many files have compressed forms. */
  files: number;
  /** How many of them the cache had in their best form. */
  cached: number;
}

/** Puts a `.br` and a `.gz` beside each text file that is worth it, and removes those of earlier builds. */
export async function compressFiles(options: CompressOptions): Promise<CompressResult> {
  const { publicDir, cacheDir, effort } = options;
  await fs.mkdir(cacheDir, { recursive: true });
  const all = await listFiles(publicDir);
  const known = new Set(await fs.readdir(cacheDir));
  const used = new Set<string>();
  const forms = new Set<string>();
  const present = new Set(all);
  const before = await takeState(cacheDir);
  const state: CompressState = {};
  let cached = 0;

  async function compress(file: string): Promise<void> {
    const source = path.join(publicDir, file);
    const bytes = await fs.readFile(source);
    if (bytes.length < COMPRESS_MIN_BYTES) return;
    const entry = createHash('sha1').update(bytes).digest('hex');
    const cacheFile = path.join(cacheDir, entry);
    used.add(entry);
    forms.add(`${file}.br`).add(`${file}.gz`);
    if (known.has(entry)) cached += 1;
    state[file] = `${entry} ${known.has(entry) ? 'best' : effort}`;
    if (state[file] === before[file] && present.has(`${file}.br`) && present.has(`${file}.gz`)) return;
    await fs.writeFile(`${source}.gz`, await gzipped(bytes));
    const form = known.has(entry)
      ? await fs.readFile(cacheFile)
      : await brotliOf(bytes, BROTLI_QUALITY[effort]);
    await fs.writeFile(`${source}.br`, form);
    if (effort === 'best' && !known.has(entry)) await writeWhole(cacheFile, form);
  }

  await mapLimited(all.filter(isCompressible), AT_ONCE, compress);
  await writeWhole(stateFile(cacheDir), JSON.stringify(state));
  const stale = all.filter((file) => isCompressedForm(file) && !forms.has(file));
  await removeAll(stale.map((file) => path.join(publicDir, file)));
  if (effort === 'best')
    await removeAll(
      [...known].filter((entry) => !used.has(entry)).map((entry) => path.join(cacheDir, entry)),
    );
  return { files: forms.size / 2, cached };
}

/** Content and quality that the forms of each file were made of, so that the same are not made again. */
type CompressState = Record<string, string>;

const stateFile = (cacheDir: string): string => `${cacheDir}.json`;

/** Takes the state away with it: a run that is killed must not leave one that is no longer true. */
async function takeState(cacheDir: string): Promise<CompressState> {
  try {
    const state = JSON.parse(await fs.readFile(stateFile(cacheDir), 'utf8')) as CompressState;
    await fs.rm(stateFile(cacheDir));
    return state;
  } catch {
    return {};
  }
}

function brotliOf(bytes: Buffer, quality: number): Promise<Buffer> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  return brotli(bytes, {
    params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}

/** Whether a file is the compressed form of another. */
function isCompressedForm(file: string): boolean {
  const name = /^(.+)\.(?:br|gz)$/.exec(file)?.[1];
  return name !== undefined && isCompressible(name);
}

async function removeAll(files: readonly string[]): Promise<void> {
  await mapLimited(files, AT_ONCE, (file) => fs.rm(file, { force: true }));
}
