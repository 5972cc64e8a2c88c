/** Data of the first page that its HTML contains; the boot script adds what all pages share. */
export interface FirstPage {
  /** Address of the page, without path prefix. */
  path: string;
  head: object;
}
