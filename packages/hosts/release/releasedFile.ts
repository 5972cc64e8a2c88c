/**
 * Public address of a file.
 * @example addressOfFile('en/intro/index.html') // '/en/intro'
 */
export function addressOfFile(file: string): string {
  const path = `/${file.replace(/(?:^|\/)index\.html$/, '')}`;
  return path.split('/').map(encodeURIComponent).join('/');
}
