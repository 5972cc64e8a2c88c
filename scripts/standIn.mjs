import { Module } from 'node:module';

/**
 * Puts exports of ours in the place of a module's, before anybody loads it.
 * @param {NodeRequire} require of the project
 * @param {string} name of the module
 * @param {object} exports
 */
export function standIn(require, name, exports) {
  const file = require.resolve(name);
  const module = new Module(file);
  Object.assign(module, { filename: file, loaded: true, exports });
  require.cache[file] = module;
}
