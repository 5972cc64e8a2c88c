import type { CompileContext } from './context';

const MAX_DEPTH = 60;
const CONTAINER = /^[ \t>]*:{3,}[ \t]*([a-z])?/i;

/** Whether a text opens more containers within one another than anyone can mean; reading them would take very long. */
export function isNestedTooDeeply(text: string, file: string, context: CompileContext): boolean {
  if (!text.includes(':::')) return false;
  let depth = 0;
  const line = text.split('\n').findIndex((candidate) => {
    const found = CONTAINER.exec(candidate);
    if (found) depth = found[1] === undefined ? Math.max(0, depth - 1) : depth + 1;
    return depth > MAX_DEPTH;
  });
  if (line < 0) return false;
  context.report(
    { position: { start: { line: line + 1 } }, data: { file } },
    'error',
    'nesting',
    `more than ${MAX_DEPTH} admonitions are open here`,
    'end each one with a line that holds only :::',
  );
  return true;
}
