import type { Element, ElementContent, Properties, Root } from 'hast';
import { mapTree, toArticleHtml } from '@idmp/markdown';

/** An article as the offline file shows it. */
export interface OfflineArticle {
  /** Its figures have their addresses in `data-src` and `data-srcset`. */
  html: string;
  /** Addresses of its figures, without path prefix. */
  figures: string[];
}

/** Attributes with the address of a figure, and where the offline file keeps it. */
const FIGURES = { src: 'dataSrc', srcSet: 'dataSrcset' } as const;

/** Takes path prefix and figures out of an article; a raster image is shown by its widest copy. */
export function offlineArticle(article: Root, pathPrefix: string): OfflineArticle {
  const figures: string[] = [];
  const withoutPrefix = (address: string): string =>
    address.startsWith(`${pathPrefix}/`) ? address.slice(pathPrefix.length) : address;
  const moveAddresses = (properties: Properties): Properties => {
    const entries = Object.entries(properties).map(([name, value]): [string, Properties[string]] => {
      if (name === 'href') return [name, withoutPrefix(String(value))];
      const address = name === 'src' || name === 'srcSet' ? withoutPrefix(String(value)) : '';
      if (!address.startsWith('/')) return [name, value];
      figures.push(address);
      return [FIGURES[name as keyof typeof FIGURES], address];
    });
    return Object.fromEntries(entries);
  };
  const shown = mapTree(article, showWidestCopy);
  const tree = mapTree(shown, (node) =>
    node.type === 'element' ? { ...node, properties: moveAddresses(node.properties) } : node,
  );
  return { html: toArticleHtml(tree), figures };
}

/** Replaces the WebP copies in a picture by the widest of them. */
function showWidestCopy(picture: ElementContent): ElementContent {
  if (picture.type !== 'element' || picture.tagName !== 'picture') return picture;
  const children = picture.children.filter((child): child is Element => child.type === 'element');
  const copies = children.find(({ properties }) => properties.type === 'image/webp');
  if (!copies) return picture;
  const [widest] = String(copies.properties.srcSet).split(', ').at(-1)?.split(' ') ?? [];
  const others = children.filter((child) => child !== copies);
  return {
    ...picture,
    children: others.map((child) =>
      child.tagName === 'img' ? { ...child, properties: { ...child.properties, src: widest } } : child,
    ),
  };
}
