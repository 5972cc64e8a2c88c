import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** What shapes the nodes and pages that Gatsby keeps from build to build. */
const SOURCES = ['gatsby-config.ts', 'gatsby-node.ts', 'package-lock.json', 'src/model', 'src/node/gatsby'];
/** Gatsby keeps this folder when it empties its cache. */
const VERSION = '.cache/compiled/node-apis.version';
/** What follows from the nodes: Gatsby's memory of them, and the pages, of which it would forget which to remove. */
const MADE_OF_NODES = ['.cache/redux', 'public'];

const filesOf = (entry) =>
  fs.statSync(entry).isDirectory()
    ? fs
        .readdirSync(entry, { recursive: true, encoding: 'utf8' })
        .sort()
        .map((name) => path.join(entry, name))
        .filter((file) => fs.statSync(file).isFile())
    : [entry];

function version() {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap(filesOf)) hash.update(`${file}\0`).update(fs.readFileSync(file));
  return hash.digest('hex');
}

/**
 * Makes Gatsby begin anew when the code that makes its nodes is another than in the last build: by itself it only
 * looks at `gatsby-node.ts`, and goes on with nodes that lack what the new code gives them.
 */
export function forgetStaleNodes() {
  const now = version();
  const last = fs.existsSync(VERSION) ? fs.readFileSync(VERSION, 'utf8') : '';
  if (last === now) return;
  for (const folder of MADE_OF_NODES) fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(path.dirname(VERSION), { recursive: true });
  fs.writeFileSync(VERSION, now);
}
