import type { PlaceNode, SourcePlace } from '@idmp/model';
import { type CompileContext, type JsxElement, readAttributes, textAttribute } from '@idmp/compile';
import type { MarkdownFeature } from '../../contentFeature';
import { packageTable, report } from './packageTable';

/** The packages of a product that the filters select, from a data file. */
export interface PackagesPlace extends SourcePlace {
  type: 'packages';
  /** Address of the data file. */
  source: string;
  product: string;
  /** Texts that the fields contain; empty ones select all. */
  filters: Record<'version' | 'platform' | 'arch' | 'type', string>;
}

declare module '@idmp/model' {
  interface ElementPlaces {
    packages: PackagesPlace;
  }
}

/** Data file of the live site, below `static/`; also read in place of one on another site. */
const SOURCE = '/version-json/product-data.json';

/** `<PkgList productName="…" version="…">`: the packages of a product, as on the live site. */
function packagesToHast(node: JsxElement, context: CompileContext): PlaceNode {
  const attributes = readAttributes(node, context);
  const attribute = (name: string): string => textAttribute(attributes, name)?.trim() ?? '';
  const [product, path, version] = [attribute('productName'), attribute('jsonPath'), attribute('version')];
  const filters = {
    version,
    platform: attribute('platform'),
    arch: attribute('arch'),
    type: attribute('pkgType'),
  };
  const source = path.startsWith('/') ? path : SOURCE;
  return { type: 'place', place: { type: 'packages', source, product, filters, ...context.placeOf(node) } };
}

/** `<PkgList>`: the packages of a product, from a data file. */
export const packages = {
  name: 'packages',
  problems: report,
  markdown: { components: { PkgList: (_state, node, context) => packagesToHast(node, context) } },
  pages: { places: { packages: packageTable } },
} satisfies MarkdownFeature;
