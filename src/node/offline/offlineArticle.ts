import { attributeOf, editHtml, removeElement, setAttribute, type HtmlElement } from '../output/htmlTree';

/** An article as the offline file shows it. */
export interface OfflineArticle {
  /** Its figures have their addresses in `data-src` and `data-srcset`. */
  html: string;
  /** Addresses of its figures, without path prefix. */
  figures: string[];
}

const FIGURE_ATTRIBUTES = ['src', 'srcset'] as const;

/** Takes scripts, path prefix and figures out of the HTML of an article; a raster image is shown by its widest copy. */
export function offlineArticle(pageHtml: string, pathPrefix: string): OfflineArticle {
  const figures: string[] = [];
  const withoutPrefix = (address: string): string =>
    address.startsWith(`${pathPrefix}/`) ? address.slice(pathPrefix.length) : address;
  const html = editHtml(pageHtml, (element) => {
    if (element.tagName === 'script') removeElement(element);
    if (element.tagName === 'picture') showWidestCopy(element);
    const href = attributeOf(element, 'href');
    if (href !== null) setAttribute(element, 'href', withoutPrefix(href));
    for (const name of FIGURE_ATTRIBUTES) {
      const address = withoutPrefix(attributeOf(element, name) ?? '');
      if (!address.startsWith('/')) continue;
      figures.push(address);
      setAttribute(element, name, null);
      setAttribute(element, `data-${name}`, address);
    }
  });
  return { html, figures };
}

/** Replaces the WebP copies in a picture by the widest of them. */
function showWidestCopy(picture: HtmlElement): void {
  const children = picture.childNodes.filter((node) => 'tagName' in node);
  const copies = children.find((child) => attributeOf(child, 'type') === 'image/webp');
  const image = children.find(({ tagName }) => tagName === 'img');
  const [widest] =
    attributeOf(copies ?? picture, 'srcset')
      ?.split(', ')
      .at(-1)
      ?.split(' ') ?? [];
  if (!copies || !image || widest === undefined) return;
  setAttribute(image, 'src', widest);
  removeElement(copies);
}
