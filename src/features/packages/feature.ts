import type { BuildFeature } from '../../gatsby/buildFeature';
import { packageTable } from './build/packageTable';
import { packagesToHast } from './build/packagesPlace';
import { report } from './build/problems';

/** `<PkgList>`: the packages of a product, from a data file. */
export const packages = {
  name: 'packages',
  problems: report,
  markdown: { components: { PkgList: (_state, node, context) => packagesToHast(node, context) } },
  pages: { places: { packages: packageTable } },
} satisfies BuildFeature;
