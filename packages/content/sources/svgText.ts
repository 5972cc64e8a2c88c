import sax from 'sax';

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
