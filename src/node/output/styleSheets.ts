import { parse } from 'parse5';
import { attributeOf, elementsOf } from './htmlTree';

/** Addresses of the style sheets that a page loads, those for browsers without scripts included, in order. */
export function styleSheetsOf(html: string): string[] {
  const links = [...elementsOf(parse(html, { scriptingEnabled: false }))].filter(
    (element) => element.tagName === 'link' && attributeOf(element, 'rel') === 'stylesheet',
  );
  return [...new Set(links.flatMap((link) => attributeOf(link, 'href') ?? []))];
}
