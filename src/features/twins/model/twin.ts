/**
 * Address of the Markdown twin of a page.
 * @example twinAddress('/en/basic') // '/en/basic.md'
 */
export function twinAddress(address: string): string {
  return `${address === '/' ? '/index' : address}.md`;
}
