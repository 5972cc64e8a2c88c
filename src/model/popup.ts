/** What the contact popup shows. */
const POPUP_SOURCES = ['weChat', 'technical', 'subScription', 'contactSales'] as const;

export type PopupSource = (typeof POPUP_SOURCES)[number];

/** Whether a text names a content of the popup. */
export function isPopupSource(text: string | null | undefined): text is PopupSource {
  return (POPUP_SOURCES as readonly (string | null | undefined)[]).includes(text);
}

/** What the reader is interested in; the code is the lead service's number for it. */
export const CATEGORIES = [
  { id: 'enterprise', code: 1 },
  { id: 'cloud', code: 5 },
  { id: 'channel', code: 2 },
  { id: 'integration', code: 3 },
  { id: 'oem', code: 4 },
] as const;

export type CategoryId = (typeof CATEGORIES)[number]['id'];
