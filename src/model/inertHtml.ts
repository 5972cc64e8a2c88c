/** Elements that run, load or embed something, or whose text a browser reads by other rules than markup. */
const REFUSED =
  'script|style|link|meta|base|i?frame|frameset|object|embed|portal|template|title|textarea|xmp|plaintext|no\\w+';

/** A tag as serializers write it, values in quotes, no handler; or the comment with which React parts texts. */
const TAG = new RegExp(
  `<!-- -->|</?(?!(?:${REFUSED})[\\s/>])[a-z][\\w:-]*(?:[\\s/]+(?!on|srcdoc)[^\\s"'<>/=]+(?:="[^"]*"|='[^']*')?)*[\\s/]*>`,
  'gi',
);

/**
 * Whether HTML can neither run nor load code: it holds tags of harmless elements and text, and every other `<` is
 * written as an entity. Addresses with a scheme that runs code are left to the content policy.
 */
export const isInertHtml = (html: string): boolean => !html.replace(TAG, '').includes('<');
