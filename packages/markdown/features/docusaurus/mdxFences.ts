const OPENING = /^[\s>]*(`{3,}|~{3,})mdx-code-block\s*$/;

/** Unwraps fences whose language is `mdx-code-block`: their content is part of the page. Lines keep their numbers. */
export function unwrapMdxFences(text: string): string {
  if (!text.includes('mdx-code-block')) return text;
  let fence: string | undefined;
  const lines = text.split('\n').map((line) => {
    if (fence === undefined) {
      fence = OPENING.exec(line)?.[1];
      return fence === undefined ? line : '';
    }
    const isEnd = line.replace(/^[\s>]+/, '').trimEnd() === fence;
    if (isEnd) fence = undefined;
    return isEnd ? '' : line;
  });
  return lines.join('\n');
}
