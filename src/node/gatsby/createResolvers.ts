import type { CreateResolversArgs, GatsbyCache } from 'gatsby';
import type { StoredDoc } from './storedDoc';

/** Fields of an Mdx node that hold the compiled document; `key` names the state of it that a page shows. */
export function createResolvers({ createResolvers: create, cache }: CreateResolversArgs): void {
  (create as (resolvers: object) => void)({
    Mdx: {
      docHead: {
        type: 'JSON',
        args: { key: 'String!' },
        resolve: (_: unknown, { key }: Keyed) => part(cache, key, 'head'),
      },
      docPage: {
        type: 'JSON',
        args: { key: 'String!' },
        resolve: (_: unknown, { key }: Keyed) => part(cache, key, 'page'),
      },
    },
  });
}

interface Keyed {
  key: string;
}

async function part<Name extends keyof StoredDoc>(
  cache: GatsbyCache,
  key: string,
  name: Name,
): Promise<StoredDoc[Name]> {
  const doc = (await cache.get(key)) as StoredDoc | undefined;
  if (!doc)
    throw new Error(`The document ${key} is not in the cache; run "npx gatsby clean" and build again.`);
  return doc[name];
}
