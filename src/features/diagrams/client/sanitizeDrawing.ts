/** Elements that run code, load resources or take user input. */
const ACTIVE =
  'script, iframe, frame, object, embed, link, meta, base, style, form, input, button, textarea, select, img, video, audio, source, track, portal';
const SAFE_ADDRESS = /^(?:#|https?:\/\/|mailto:|\/(?![/\\]))/i;
const LOADING = new Set([
  'src',
  'srcset',
  'action',
  'formaction',
  'background',
  'poster',
  'ping',
  'xml:base',
]);
/** CSS that loads external resources; `url(#a)` refers to the drawing itself. */
const OUTSIDE_STYLE = /url\(\s*(?!["']?#)|image-set\(|@import/i;

/** Sanitizes a parsed drawing before it is inserted: removes everything that could run code or load resources. */
export function sanitizeDrawing(svg: SVGSVGElement): void {
  for (const element of svg.querySelectorAll(ACTIVE)) element.remove();
  for (const element of [svg, ...svg.querySelectorAll('*')])
    for (const { name, value } of [...element.attributes])
      if (isUnsafe(element, name.toLowerCase(), value)) element.removeAttribute(name);
}

function isUnsafe(element: Element, name: string, value: string): boolean {
  // Browsers ignore white space and control characters in URL schemes.
  const plain = value.replace(/[\s\p{Cc}]/gu, '');
  if (name.startsWith('on') || LOADING.has(name)) return true;
  if (name === 'href' || name === 'xlink:href')
    return element.localName === 'a' ? !SAFE_ADDRESS.test(plain) : !plain.startsWith('#');
  if (name === 'attributename') return /^(?:on|(?:xlink:)?href$)/i.test(plain);
  return OUTSIDE_STYLE.test(value);
}

/** Removes external URLs from CSS rules. */
export function sanitizeRules(css: string): string {
  return css.replace(/@import[^;]*;?/gi, '').replace(/url\(\s*(?!["']?#)[^)]*\)?/gi, 'none');
}
