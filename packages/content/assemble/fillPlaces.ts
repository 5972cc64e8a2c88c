import type { Element, ElementContent, Properties, Root } from 'hast';
import { type AddressPlace, type ElementPlace, plainRecord } from '@idmp/model';
import { mapTree } from '@idmp/compile';
import { cardList } from './cards';
import type { PlaceContext } from './context';
import type { SiteEntry } from './entries';
import { elementsOfFeature } from './extensions';
import { imageElements } from './images';
import { fileAddress, linkAddress } from './links';

/** Copies the tree of a document with the elements and addresses of its places; adds faults to the problems. */
export function fillPlaces(tree: Root, entry: SiteEntry, context: PlaceContext): Root {
  const addressOf = (place: AddressPlace): string | undefined =>
    place.type === 'link' ? linkAddress(place, entry, context) : fileAddress(place, context);
  return mapTree(tree, (node) => {
    if (node.type === 'place') return elementsOf(node.place, entry, context);
    return node.type === 'element' && node.data?.addresses ? withAddresses(node, addressOf) : node;
  });
}

function elementsOf(
  place: ElementPlace,
  entry: SiteEntry,
  context: PlaceContext,
): ElementContent | ElementContent[] {
  if (place.type === 'image') return imageElements(place, context);
  if (place.type === 'cards') return cardList(place, entry, context);
  return elementsOfFeature(place, entry, context) ?? [];
}

/** An element with its addresses; a link that leads nowhere keeps its text. */
function withAddresses(element: Element, addressOf: (place: AddressPlace) => string | undefined): Element {
  const { data, ...rest } = element;
  const resolved: Properties = plainRecord();
  for (const [name, place] of Object.entries(data?.addresses ?? {})) {
    const address = addressOf(place);
    if (address !== undefined) resolved[name] = address;
  }
  return { ...rest, properties: { ...resolved, ...element.properties } };
}
