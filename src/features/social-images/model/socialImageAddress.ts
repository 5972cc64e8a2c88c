export const SOCIAL_IMAGES_PATH = '/og';

/**
 * Address of the preview image of a page.
 * @example socialImageAddress('/en/basic') // '/og/en/basic.png'
 */
export function socialImageAddress(address: string): string {
  return `${SOCIAL_IMAGES_PATH}${address === '/' ? '/index' : address}.png`;
}
