// Compiles a file for Jest with esbuild: TypeScript, JSX and ES modules to CommonJS for this Node.
const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { transformSync, version } = require('esbuild');

const LOADERS = { ts: 'ts', tsx: 'tsx', mts: 'ts', cts: 'ts', jsx: 'jsx' };
const SELF = readFileSync(__filename);

module.exports = {
  // A change of this file makes every compiled file stale.
  getCacheKey(source, file) {
    return createHash('sha256').update(SELF).update(version).update(file).update(source).digest('hex');
  },
  process(source, file) {
    const loader = LOADERS[file.split('.').pop()] ?? 'js';
    const { code, map } = transformSync(source, {
      loader,
      format: 'cjs',
      target: 'node20',
      // Jest's sandbox has no loader for import().
      supported: { 'dynamic-import': false },
      jsx: 'automatic',
      // Under its real name an .mjs file would take the whole of another module for its default export.
      sourcefile: file.replace(/\.m([jt]s)$/, '.$1'),
      sourcemap: 'external',
      define: { 'import.meta.url': JSON.stringify(`file://${file}`) },
    });
    return { code, map };
  },
};
