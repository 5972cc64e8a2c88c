/** File with the text of the page at a path, in the published folder. */
export function pageFile(path: string): string {
  const name = withoutEndSlashes(path);
  if (name.endsWith('.html')) return name;
  return name === '' ? 'index.html' : `${name}/index.html`;
}

/** File with the data of the page at a path, in the published folder. */
export function pageDataFile(path: string): string {
  return `page-data/${withoutEndSlashes(path) || 'index'}/page-data.json`;
}

const withoutEndSlashes = (path: string): string => path.replace(/^\/|\/$/g, '');

/**
 * Public address of a file.
 * @example addressOfFile('en/intro/index.html') // '/en/intro'
 */
export function addressOfFile(file: string): string {
  const path = `/${file.replace(/(?:^|\/)index\.html$/, '')}`;
  return path.split('/').map(encodeURIComponent).join('/');
}
