import type { Element } from 'hast';
import { h } from 'hastscript';
import type { CompileContext } from '@idmp/compile';
import type { BuildFeature } from '../../build/buildFeature';
import { readLists, report } from './build/readLists';
import { markTerms } from './build/markTerms';

/** The button that copies a code block. */
const copyButton = ({ options }: CompileContext): Element =>
  h('button', { type: 'button', dataCopy: '', ariaLabel: options.messages['code.copy'] ?? '' });

/** Tools of readers in articles: links of terms to the glossary, copying. */
export const tools = {
  name: 'tools',
  problems: report,
  readLists,
  markdown: { transform: markTerms, codeTool: copyButton },
} satisfies BuildFeature;
