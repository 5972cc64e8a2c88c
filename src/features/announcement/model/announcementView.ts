/** Content of the bar in one language. */
export interface AnnouncementView {
  id: string;
  closable: boolean;
  text: string;
  link?: { label: string; address: string };
}
