import type { Element } from 'hast';
import { h } from 'hastscript';
import type { CompileContext } from '@idmp/markdown';

/** The button that copies a code block. */
export const copyButton = ({ options }: CompileContext): Element =>
  h('button', { type: 'button', dataCopy: '', ariaLabel: options.messages['code.copy'] ?? '' });
