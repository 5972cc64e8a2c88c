/** Content of the bar in one language. */
export interface AnnouncementView {
  id: string;
  closable: boolean;
  text: string;
  /** Pages that show the same news, and so not the bar: the linked one, and those with the same text. */
  shownBy: string[];
  link?: { label: string; address: string };
}
