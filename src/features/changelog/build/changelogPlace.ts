import { type PlaceNode, type SourcePlace, declareProblems } from '@idmp/model';
import {
  type CompileContext,
  componentName,
  isJsx,
  type JsxElement,
  type Nodes,
  readAttributes,
  textAttribute,
} from '@idmp/compile';

/** What the checks of this feature report. */
export const report = declareProblems({
  changelog: 'error',
  'empty-changelog': 'warning',
});

/** All entries of the release notes below this page, with a filter. */
export interface ChangelogPlace extends SourcePlace {
  type: 'changelog';
  /** Areas of the product, with the words that place an entry there. */
  areas: { label: string; words: string[] }[];
}

declare module '@idmp/model' {
  interface ElementPlaces {
    changelog: ChangelogPlace;
  }
}

/** `<Changelog>`: the entries of all release notes of the chapter; each `<Area>` in it is a choice of the filter. */
export function changelogPlace(node: JsxElement, context: CompileContext): PlaceNode {
  const children: Nodes[] = node.children;
  const areas = children.filter(isJsx).flatMap((child) => areaOf(child, context));
  return { type: 'place', place: { type: 'changelog', areas, ...context.placeOf(node) } };
}

function areaOf(node: JsxElement, context: CompileContext): ChangelogPlace['areas'] {
  const attributes = readAttributes(node, context);
  const label = textAttribute(attributes, 'label')?.trim();
  const words = (textAttribute(attributes, 'words') ?? '').split(',').map((word) => word.trim());
  const found = words.filter((word) => word !== '');
  if (componentName(node, context) === 'Area' && label && found.length > 0) return [{ label, words: found }];
  context.problems.push(report('changelog', context.placeOf(node), { name: node.name ?? '' }));
  return [];
}
