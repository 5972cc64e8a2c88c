/** What the contact popup shows. */
export const POPUP_SOURCES = ['weChat', 'technical', 'subScription', 'contactSales'] as const;

export type PopupSource = (typeof POPUP_SOURCES)[number];

/** Whether a string is a popup content. */
export function isPopupSource(text: string | null | undefined): text is PopupSource {
  return (POPUP_SOURCES as readonly (string | null | undefined)[]).includes(text);
}
