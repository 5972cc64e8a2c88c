// What the last build left in `.cache`, with a hash of each file: what is not as it was left is made anew.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import process from 'node:process';

const PUBLIC = 'public';
const CACHE = '.cache';
const SEAL = 'last-build.json';
/** Kept for a build of another host: found by all that they depend on. */
const COMPILED = 'compiled';
const BUNDLER = 'compiled/rspack';
/** Folders of files that are complete in themselves. */
const IMAGES = ['compiled/images'];
/** Files with a seal of their own, which other commands write too, and bundles that every use replaces. */
const SEALED = ['compiled/documents', 'compiled/versions', 'compiled/workers'];
const SEALED_FILES = ['compiled/questions.json'];
/** Changes whenever the database is opened. */
const LOCK = /(?:^|\/)lock\.mdb$/;

/**
 * Removes what is not as the last build left it. If that is what Gatsby knows, the build was killed or for another host,
 * or its site is gone, all is built again from what is compiled: Gatsby writes only pages that have changed.
 */
export function forgetLastBuild() {
  const locale = process.env.SITE_ROOT_LOCALE ?? '';
  for (const folder of [CACHE, `${CACHE}/${COMPILED}`]) if (kindOf(folder) !== 'folder') remove(folder);
  const folders = [BUNDLER, ...IMAGES, ...SEALED];
  for (const name of namesIn(`${CACHE}/${COMPILED}`).map((each) => `${COMPILED}/${each}`))
    if (kindOf(`${CACHE}/${name}`) !== (folders.includes(name) ? 'folder' : 'file'))
      remove(`${CACHE}/${name}`);
  const last = readSeal();
  const found = hashCache();
  const isAsLeft = (isIn) => sameFiles(found, last?.files ?? {}, isIn);
  if (!isAsLeft(isBelow(BUNDLER))) remove(`${CACHE}/${BUNDLER}`);
  for (const [file, hash] of Object.entries(found))
    if (isBelow(...IMAGES)(file) && last?.files[file] !== hash) remove(`${CACHE}/${file}`);
  const isGone = kindOf(`${PUBLIC}/index.html`) !== 'file';
  if (isGone || last?.locale !== locale || !isAsLeft((file) => !isBelow(COMPILED)(file))) {
    for (const name of namesIn(CACHE)) if (name !== COMPILED) remove(`${CACHE}/${name}`);
    if (kindOf(PUBLIC) === 'file') remove(PUBLIC);
    // The folder stays: it may be a mount point, and Gatsby would delete `.cache` if there was none.
    for (const name of namesIn(PUBLIC)) remove(`${PUBLIC}/${name}`);
    mkdirSync(PUBLIC, { recursive: true });
  }
  // Until the end of this build, only images are as they were left.
  writeSeal({ locale, files: { ...filterFiles(last?.files ?? {}, isBelow(...IMAGES)) } });
}

/** Records what this build leaves. */
export function recordBuild() {
  writeSeal({ locale: process.env.SITE_ROOT_LOCALE ?? '', files: hashCache() });
}

function writeSeal(seal) {
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(`${CACHE}/${SEAL}`, JSON.stringify(seal));
}

function readSeal() {
  try {
    const { locale, files } = JSON.parse(readFileSync(`${CACHE}/${SEAL}`, 'utf8'));
    return typeof locale === 'string' ? { locale, files: Object(files) } : undefined;
  } catch {
    return undefined;
  }
}

const isBelow =
  (...folders) =>
  (file) =>
    folders.some((folder) => file.startsWith(`${folder}/`));

const filterFiles = (files, isIn) => Object.fromEntries(Object.entries(files).filter(([file]) => isIn(file)));

function sameFiles(found, left, isIn) {
  const [now, before] = [found, left].map((files) => Object.entries(filterFiles(files, isIn)));
  return now.length === before.length && now.every(([file, hash]) => left[file] === hash);
}

/** Hash of each file below the cache that has no seal of its own. */
function hashCache() {
  const files = {};
  const skipped = new Set([SEAL, ...SEALED, ...SEALED_FILES]);
  const visit = (folder) => {
    for (const entry of readdirSync(`${CACHE}/${folder}`, { withFileTypes: true })) {
      const file = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (skipped.has(file) || LOCK.test(file)) continue;
      if (entry.isDirectory() && !isBelow(...IMAGES)(file)) visit(file);
      else files[file] = entry.isFile() ? hashOf(`${CACHE}/${file}`) : 'not a file';
    }
  };
  if (kindOf(CACHE) === 'folder') visit('');
  return files;
}

function hashOf(file) {
  try {
    return createHash('sha1').update(readFileSync(file)).digest('base64url');
  } catch {
    return 'unreadable';
  }
}

function namesIn(folder) {
  return kindOf(folder) === 'folder' ? readdirSync(folder) : [];
}

function kindOf(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat && (stat.isDirectory() ? 'folder' : 'file');
}

function remove(path) {
  rmSync(path, { recursive: true, force: true });
}
