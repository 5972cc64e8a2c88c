import type { CreateResolversArgs } from 'gatsby';
import { readStoredDoc } from '../pageStore';

/** Fields of an Mdx node that hold the compiled document; `key` names the state of it that a page shows. */
export function createResolvers({ createResolvers: create }: CreateResolversArgs): void {
  (create as (resolvers: object) => void)({
    Mdx: {
      docHead: {
        type: 'JSON',
        args: { key: 'String!' },
        resolve: async (_: unknown, { key }: Keyed) => (await readStoredDoc(key)).head,
      },
      docPage: {
        type: 'JSON',
        args: { key: 'String!' },
        resolve: async (_: unknown, { key }: Keyed) => (await readStoredDoc(key)).page,
      },
    },
  });
}

interface Keyed {
  key: string;
}
