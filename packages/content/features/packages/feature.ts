import type { MarkdownFeature } from '../../contentFeature';
import { packageTable } from './packageTable';
import { packagesToHast } from './packagesPlace';
import { report } from './problems';

/** `<PkgList>`: the packages of a product, from a data file. */
export const packages = {
  name: 'packages',
  problems: report,
  markdown: { components: { PkgList: (_state, node, context) => packagesToHast(node, context) } },
  pages: { places: { packages: packageTable } },
} satisfies MarkdownFeature;
