import type { Node } from 'hast';

/** Position of a reference in the source. */
export interface SourcePlace {
  file: string;
  line: number;
}

/** Address of a link. */
export interface LinkPlace extends SourcePlace {
  type: 'link';
  href: string;
}

/** Address of a media file (video, download), resolved like an image. */
export interface FilePlace extends SourcePlace {
  type: 'file';
  src: string;
}

/** An image: one or two `<img>`. */
export interface ImagePlace extends SourcePlace {
  type: 'image';
  src: string;
  /** Empty if the image is decorative or has no alt text. */
  alt: string;
  title?: string;
  /** As written: pixels, or a percentage of the column such as `50%`. */
  width?: string;
  height?: string;
  className?: string;
}

/** Cards for the child pages of this page, or of another. */
export interface CardsPlace extends SourcePlace {
  type: 'cards';
  /** The other page, as a link to it. */
  of?: string;
  /** Maximum number of cards. */
  limit?: number;
}

/** Kinds of places by type; features declare theirs. */
export interface ElementPlaces {
  image: ImagePlace;
  cards: CardsPlace;
}

/** What becomes elements when the site is assembled, as it depends on other files. */
export type ElementPlace = ElementPlaces[keyof ElementPlaces];

/** An address that is resolved when the site is assembled. */
export type AddressPlace = LinkPlace | FilePlace;

/** Attributes with addresses. */
export type AddressAttribute = 'href' | 'src' | 'poster';

/** The node of a place in the tree of a compiled document. */
export interface PlaceNode extends Node {
  type: 'place';
  place: ElementPlace;
}

declare module 'hast' {
  interface ElementContentMap {
    place: PlaceNode;
  }
  interface RootContentMap {
    place: PlaceNode;
  }
  interface ElementData {
    /** Attributes that are added when the site is assembled. */
    addresses?: Partial<Record<AddressAttribute, AddressPlace>>;
    /** The section that begins with this heading. */
    section?: { id: string; level: number };
  }
}
