/** Elements that run code, load something, or ask the reader for something. */
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
/** Loads from elsewhere; `url(#a)` names a part of the drawing. */
const OUTSIDE_STYLE = /url\(\s*(?!["']?#)|image-set\(|@import/i;

/** Takes out of a parsed drawing what could run or load something, before it comes into the page. */
export function disarmDrawing(svg: SVGSVGElement): void {
  for (const element of svg.querySelectorAll(ACTIVE)) element.remove();
  for (const element of [svg, ...svg.querySelectorAll('*')])
    for (const { name, value } of [...element.attributes])
      if (isArmed(element, name.toLowerCase(), value)) element.removeAttribute(name);
}

function isArmed(element: Element, name: string, value: string): boolean {
  // Browsers drop white space and control characters before they read a scheme.
  const plain = value.replace(/[\s\p{Cc}]/gu, '');
  if (name.startsWith('on') || LOADING.has(name)) return true;
  if (name === 'href' || name === 'xlink:href')
    return element.localName === 'a' ? !SAFE_ADDRESS.test(plain) : !plain.startsWith('#');
  if (name === 'attributename') return /^(?:on|(?:xlink:)?href$)/i.test(plain);
  return OUTSIDE_STYLE.test(value);
}

/** Rules without addresses of elsewhere. */
export function disarmRules(css: string): string {
  return css.replace(/@import[^;]*;?/gi, '').replace(/url\(\s*(?!["']?#)[^)]*\)?/gi, 'none');
}
