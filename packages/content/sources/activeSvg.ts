import sax from 'sax';
import type { PhraseValue } from '@idmp/model';

/** Encodings in which seven-bit text is the same as in UTF-8. */
const LIKE_ASCII = /^(?:us-ascii|iso-8859-\d+|windows-125\d|gbk|gb2312|gb18030|big5)$/i;
/** Most roots end in the first part. */
const PART_CHARS = 1_024;

/** Text of an SVG; undefined if a browser could read another one. */
export function svgText(bytes: Uint8Array): string | undefined {
  // A byte order mark stands above the declaration.
  const marked = { '255 254': 'utf-16le', '254 255': 'utf-16be' }[bytes.subarray(0, 2).join(' ')];
  try {
    const text = new TextDecoder(marked ?? 'utf-8', { fatal: true }).decode(bytes);
    const declared = /^\s*<\?xml[^>]*encoding\s*=\s*["']([^"']*)/i.exec(text)?.[1] ?? 'utf-8';
    const isSame =
      marked !== undefined ||
      /^utf-8$/i.test(declared) ||
      (LIKE_ASCII.test(declared) && bytes.every((byte) => byte < 0x80));
    return isSame && !text.includes('\0') ? text : undefined;
  } catch {
    return undefined;
  }
}

/** An SVG of its root element alone, with what gives the size; undefined if there is no such element. */
export function rootOfSvg(svg: string): string | undefined {
  const parser = sax.parser(true);
  let root: sax.Tag | undefined;
  parser.onopentag = (tag) => {
    if (!root && !('uri' in tag)) root = tag;
  };
  parser.onerror = () => {
    parser.resume();
  };
  for (let start = 0; start < svg.length && !root; start += PART_CHARS)
    parser.write(svg.slice(start, start + PART_CHARS));
  if (!root || root.name.replace(/^.*:/, '') !== 'svg') return undefined;
  const { viewBox, ...attributes } = root.attributes;
  const [width, height] = [attributes['width'], attributes['height']].map((side) =>
    side?.trim().endsWith('%') ? undefined : side,
  );
  // Browsers show one without any size so large.
  const sizes = viewBox ? { width, height, viewBox } : { width: width ?? '300', height: height ?? '150' };
  return `<svg${Object.entries(sizes)
    .map(([name, value]) => (value ? ` ${name}="${value.replace(/["<>]/g, '')}"` : ''))
    .join('')}/>`;
}

/** Active content of an SVG, with its line. */
export interface ActivePart {
  line: number;
  what: PhraseValue;
}

const XHTML = 'http://www.w3.org/1999/xhtml';
/** Elements that run code or embed non-SVG content. */
const ACTIVE_ELEMENTS = new Set(
  'script handler listener foreignobject iframe object embed audio video'.split(' '),
);
/** Pre-check: text without any of these has no active content and is not parsed. */
const SUSPICIOUS =
  /<(?:[\w-]+:)?(?:script|handler|listener|foreignobject|iframe|object|embed|audio|video|animate|set)|xhtml|\bon\w+\s*=|\b(?:href|src|base)\b|url|import|image-set|cross-fade|image\s*\(|script\s*:|\\|&#|<[!?](?!--|xml\s)/i;
const EMBEDDED_IMAGE = /^data:image\/(?:png|jpe?g|gif|webp|avif)[;,]/i;
const OWN_REFERENCE = /^(?:#|$)/;
const WEB_ADDRESS = /^https?:\/\//i;
const CODE_SCHEME = /(?:^|;)\s*(?:javascript|vbscript|data:text)/i;
const CSS_ESCAPE = /\\(?:([\da-f]{1,6})\s?|([\s\S]))/gi;
const CSS_REFERENCE = /@import\b|\b(?:image-set|image|cross-fade|src)\s*\(|\burl\(\s*(["']?)\s*([^"')]*)/gi;

/**
 * Returns the first active content of an SVG: a script, an event handler, an external reference. Suspicious text that is
 * not well-formed XML counts too, as parsers disagree on it.
 */
export function findActivePart(svg: string): ActivePart | undefined {
  if (!SUSPICIOUS.test(svg)) return undefined;
  const parser = sax.parser(true, { xmlns: true });
  let found: ActivePart | undefined;
  let inStyle = 0;
  const report = (what: PhraseValue): void => {
    found ??= { line: parser.line + 1, what };
  };
  parser.onerror = () => {
    report({ phrase: 'svg-malformed' });
    parser.resume();
  };
  parser.ondoctype = (doctype) => {
    if (doctype.includes('[')) report({ phrase: 'svg-entities' });
  };
  parser.onprocessinginstruction = ({ name }) => {
    if (name !== 'xml') report({ phrase: 'svg-instruction', values: { name } });
  };
  parser.onopentag = (tag) => {
    if (!('uri' in tag)) return;
    const name = tag.local.toLowerCase();
    if (name === 'style') inStyle++;
    if (ACTIVE_ELEMENTS.has(name) || tag.uri === XHTML)
      report({ phrase: 'svg-element', values: { name: tag.name } });
    for (const attribute of Object.values(tag.attributes)) {
      const what = attributeFault(name, attribute);
      if (what !== undefined) report(what);
    }
  };
  parser.onclosetag = (name) => {
    if (/(?:^|:)style$/i.test(name)) inStyle--;
  };
  const readText = (text: string): void => {
    if (inStyle > 0 && refersOutside(text)) report({ phrase: 'svg-style' });
  };
  parser.ontext = readText;
  parser.oncdata = readText;
  parser.write(svg.replace(/^\uFEFF/, '')).close();
  return found;
}

function attributeFault(
  element: string,
  { name, local, value }: { name: string; local: string; value: string },
): PhraseValue | undefined {
  const values = { name };
  const lower = local.toLowerCase();
  // Browsers ignore whitespace and control characters in a scheme.
  const plain = value.replace(/[\s\p{Cc}]/gu, '');
  if (lower.startsWith('on')) return { phrase: 'svg-handler', values };
  if (lower === 'attributename' && /^(?:on|(?:xlink:)?href$)/i.test(plain))
    return { phrase: 'svg-animation', values: { name: plain } };
  if (CODE_SCHEME.test(plain)) return { phrase: 'svg-code', values };
  if (lower === 'base' && plain !== '' && name.toLowerCase() === 'xml:base') return { phrase: 'svg-base' };
  if (lower === 'href' || lower === 'src') {
    const isInert =
      OWN_REFERENCE.test(plain) ||
      (element === 'a' && WEB_ADDRESS.test(plain)) ||
      (element !== 'a' && EMBEDDED_IMAGE.test(plain));
    if (!isInert) return { phrase: 'svg-reference', values };
  }
  return refersOutside(value) ? { phrase: 'svg-reference', values } : undefined;
}

/** Does CSS reference anything but the same file and embedded images? */
function refersOutside(css: string): boolean {
  if (!/url|import|image|cross-fade|src|\\/i.test(css)) return false;
  // A comment may separate what belongs together, and its signs may stand in strings.
  return [css, withoutComments(css)].some((text) => hasOutsideReference(unescaped(text)));
}

const unescaped = (css: string): string =>
  css.replace(CSS_ESCAPE, (_all, hex?: string, char?: string) =>
    hex === undefined ? (char ?? '') : String.fromCodePoint(Math.min(parseInt(hex, 16), 0x10ffff)),
  );

function withoutComments(css: string): string {
  const parts = css.split('*/');
  const rest = parts.pop() ?? '';
  return parts.map((part) => part.split('/*', 1).join('')).join('') + rest;
}

function hasOutsideReference(plain: string): boolean {
  for (const [whole, , target = ''] of plain.matchAll(CSS_REFERENCE)) {
    const address = target.trim();
    if (!whole.toLowerCase().startsWith('url')) return true;
    if (!OWN_REFERENCE.test(address) && !EMBEDDED_IMAGE.test(address)) return true;
  }
  return false;
}
