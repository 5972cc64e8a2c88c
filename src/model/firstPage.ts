/** Data of a document's first load that its HTML carries; the boot script adds what all pages share. */
export interface FirstPage {
  /** Address of the page, without path prefix. */
  path: string;
  head: object;
}
