/**
 * Sets an element's HTML to output of the build. Needs no Trusted Types policy (that is part of the boot script, which
 * the offline file lacks): the file's own CSP allows only its single script and no requests.
 */
export function showHtml(box: HTMLElement, html: string): void {
  box.innerHTML = html;
}
