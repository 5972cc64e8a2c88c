const DARK_BLOCK = /@media\s*\(\s*prefers-color-scheme\s*:\s*dark\s*\)\s*\{/g;

/**
 * Splits an SVG with exactly one dark mode block into two variants: without the block, and with its rules always on.
 * An SVG in `<img>` only follows the system setting; two images can follow the reader's choice.
 */
export function splitColorScheme(svg: string): { light: string; dark: string } | undefined {
  const found = [...svg.matchAll(DARK_BLOCK)];
  const [block] = found;
  if (!block || found.length !== 1) return undefined;
  const inside = block.index + block[0].length;
  const end = closingBrace(svg, inside);
  if (end < 0) return undefined;
  const [before, rules, after] = [svg.slice(0, block.index), svg.slice(inside, end), svg.slice(end + 1)];
  return { light: before + after, dark: before + rules + after };
}

/** Index of the brace that closes the block whose body starts at `start`. */
function closingBrace(text: string, start: number): number {
  let depth = 1;
  for (let index = start; index < text.length; index++) {
    if (text[index] === '{') depth++;
    else if (text[index] === '}' && --depth === 0) return index;
  }
  return -1;
}
