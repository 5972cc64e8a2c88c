import type { BuildFeature } from '../../core/feature/buildFeature';
import { packageTable } from '../../node/assemble/packages';
import { packagesToHast } from '../../node/markdown/packages';

/** `<PkgList>`: the packages of a product, from a data file. */
export const packages = {
  name: 'packages',
  markdown: { components: { PkgList: (_state, node, context) => packagesToHast(node, context) } },
  pages: { places: { packages: packageTable } },
} satisfies BuildFeature;
