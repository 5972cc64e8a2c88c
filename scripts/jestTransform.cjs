// Compiles a file for Jest with esbuild: TypeScript, JSX and ES modules to CommonJS for this Node.
const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { transformSync, version } = require('esbuild');

const LOADERS = { ts: 'ts', tsx: 'tsx', mts: 'ts', cts: 'ts', jsx: 'jsx' };
const SELF = readFileSync(__filename);

module.exports = {
  // A change to this file invalidates all compiled files.
  getCacheKey(source, file) {
    return createHash('sha256').update(SELF).update(version).update(file).update(source).digest('hex');
  },
  process(source, file) {
    const loader = LOADERS[file.split('.').pop()] ?? 'js';
    const { code, map } = transformSync(source, {
      loader,
      format: 'cjs',
      target: 'node20',
      // Jest's sandbox does not support import().
      supported: { 'dynamic-import': false },
      jsx: 'automatic',
      // With the .mjs extension, esbuild would treat `module.exports` as the default export, as Node does.
      sourcefile: file.replace(/\.m([jt]s)$/, '.$1'),
      sourcemap: 'external',
      define: { 'import.meta.url': JSON.stringify(`file://${file}`) },
    });
    return { code, map };
  },
};
