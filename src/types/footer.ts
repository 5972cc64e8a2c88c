import type { FooterKey } from './messages';

/** What the contact popup shows. */
export const POPUP_SOURCES = ['weChat', 'technical', 'subScription', 'contactSales'] as const;

export type PopupSource = (typeof POPUP_SOURCES)[number];

/** Whether a string is a popup content. */
export function isPopupSource(text: string | null | undefined): text is PopupSource {
  return (POPUP_SOURCES as readonly (string | null | undefined)[]).includes(text);
}

/** A QR code of the site; its address is a setting. */
export type QrName = 'weChat' | 'technical';

/** A footer link. */
export interface FooterLink {
  label: FooterKey;
  href: string;
  newTab?: boolean;
  rel?: string;
  icon?: FooterIcon;
}

export type FooterIcon =
  | 'weChat'
  | 'weibo'
  | 'github'
  | 'technical'
  | 'linkedin'
  | 'stackOverflow'
  | 'zhihu'
  | 'discord'
  | 'twitter'
  | 'youtube'
  | 'subscribe'
  | 'contactSales'
  | 'certificate';

/** An icon that is a link. */
export interface SocialLink {
  type: 'link';
  label: FooterKey;
  href: string;
  icon: FooterIcon;
}

/** An icon that shows a QR card and opens the popup. */
export interface SocialCard {
  type: 'card';
  label: FooterKey;
  popup: PopupSource;
  qr: QrName;
  qrAlt: FooterKey;
  /** Lines of text beside the code. */
  lines: readonly FooterKey[];
  icon: FooterIcon;
}

export interface FooterColumn {
  groups: readonly { heading: FooterKey; links: readonly FooterLink[] }[];
}

/** A button that opens the contact popup. */
export interface FooterOpener {
  label: FooterKey;
  popup: PopupSource;
  icon: FooterIcon;
}

/** Footer content in one language. */
export interface FooterContent {
  brand: string;
  /** Certificates. */
  badges: readonly { label: FooterKey; href: string }[];
  about: FooterKey;
  /** Icons below the company text. */
  social: readonly (SocialLink | SocialCard)[];
  openers: readonly FooterOpener[];
  columns: readonly FooterColumn[];
  /** Link to the vendor's site in the other language. */
  language: FooterLink & { lang: string };
  /** Message key of the copyright line, with the placeholders `from` and `year`. */
  copyright: { label: FooterKey; from: number };
  /** Pages of this site below the copyright. They are not in the navigation tree. */
  pages: readonly { label: FooterKey; slug: string }[];
  /** Lines below the copyright. */
  closing: readonly (FooterLink | { label: FooterKey; href?: undefined })[];
}
