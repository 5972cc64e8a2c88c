/**
 * Changes: three packages of Gatsby's page renderer stay outside of the server's bundle.
 * Why: Node loads them in less time than webpack parses them.
 * Written for: gatsby 5.16.1. Anchor: the packages' names; one that does not resolve throws.
 * Remove: delete this file and its line in `index.ts`.
 */
import { createRequire } from 'node:module';
import path from 'node:path';

/** Packages that Gatsby's page renderer uses; Node loads them in less time than a bundler parses them. */
const PACKAGES = ['node-html-parser', 'node-fetch', 'react-dom'];

/** Rule that leaves those packages out of the server's bundle. */
export function serverExternals(): Record<string, string> {
  const fromProject = createRequire(path.resolve('package.json'));
  const fromGatsby = createRequire(fromProject.resolve('gatsby/package.json'));
  const rules = PACKAGES.flatMap((name) => {
    const file = fromGatsby.resolve(name);
    // Gatsby asks for some of them by their file.
    return [name, file].map((request) => [request, `commonjs ${file}`] as const);
  });
  return Object.fromEntries(rules);
}
