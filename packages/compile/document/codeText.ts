import type { ElementContent } from 'hast';
import type { CompileContext } from './context';
import { markdownExtensions } from './extensions';

/** Nodes of a piece of code: its text, unless a feature marks parts of it. */
export function codeText(code: string, context: CompileContext): ElementContent[] {
  const mark = markdownExtensions.all().find(({ markCode }) => markCode)?.markCode;
  if (mark) return mark(code, context);
  return code === '' ? [] : [{ type: 'text', value: code }];
}
