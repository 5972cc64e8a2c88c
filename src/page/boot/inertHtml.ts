/** Elements that run, load or embed something, or whose content is not parsed as markup. */
const REFUSED =
  'script|style|link|meta|base|i?frame|frameset|object|embed|portal|template|title|textarea|xmp|plaintext|no\\w+';

/** A serialized tag with quoted values and no event handler, or the comment that React inserts between texts. */
const TAG = new RegExp(
  `<!-- -->|</?(?!(?:${REFUSED})[\\s/>])[a-z][\\w:-]*(?:[\\s/]+(?!on|srcdoc)[^\\s"'<>/=]+(?:="[^"]*"|='[^']*')?)*[\\s/]*>`,
  'gi',
);

/**
 * Whether HTML can neither run nor load code: it consists of harmless tags and text, with every other `<` escaped.
 * `javascript:` URLs are left to the CSP.
 */
export const isInertHtml = (html: string): boolean => !html.replace(TAG, '').includes('<');
