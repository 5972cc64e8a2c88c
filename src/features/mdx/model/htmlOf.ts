import type { HtmlPart, MdxPart } from '@idmp/model';

/** The HTML in the element of a component, and, where React has rendered it, the prefix of its ids. */
export interface Filling {
  html: string;
  id?: string;
}

/** Until its code is there, a component is its children. */
const unrendered = (_: MdxPart, children: string): Filling => ({ html: `<mdx-slot>${children}</mdx-slot>` });

/** HTML of an article with components. */
export const htmlOf = (parts: readonly HtmlPart[], fill = unrendered): string =>
  parts
    .map((part) => {
      if (typeof part === 'string') return part;
      const { html, id } = fill(part, htmlOf(part.children, fill));
      const props = part.props.replaceAll('"', '&quot;');
      const rendered = id === undefined ? '' : ` data-rendered="${id}"`;
      return `<${part.tag} data-mdx="${part.name}" data-props="${props}"${rendered}>${html}</${part.tag}>`;
    })
    .join('');
