import type { LoaderUse, Rule } from '../gatsby/apiTypes';

/** Name of a class in the published files; long names would travel with every page. */
const SHORT_NAME = 'c[hash:base64:4]';

function shorten(use: LoaderUse): void {
  const modules = typeof use === 'object' ? use.options?.modules : undefined;
  if (modules && 'localIdentName' in modules) modules.localIdentName = SHORT_NAME;
}

/** Gives the classes of style modules short names, the same in the browser's and in the server's bundle. */
export function shortenClassNames(rules: readonly Rule[]): void {
  for (const { use, oneOf } of rules) {
    if (Array.isArray(use)) use.forEach(shorten);
    if (oneOf) shortenClassNames(oneOf);
  }
}
