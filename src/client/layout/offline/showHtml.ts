/**
 * Shows HTML of the build in an element. The offline file has a policy of its own, by which nothing but its one script
 * runs and nothing loads; the policy of the site's HTML belongs to the boot script, which is not in the file.
 */
export function showHtml(box: HTMLElement, html: string): void {
  box.innerHTML = html;
}
