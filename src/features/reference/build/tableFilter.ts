import type { Element } from 'hast';
import { h } from 'hastscript';
import type { CompileContext } from '@idmp/compile';
import type { FilterTexts } from '../model/filterTexts';
import { ownValue } from '@idmp/model';

type Messages = CompileContext['options']['messages'];

/** The field of a table filter; its texts are in the page, for the script that serves it. */
export function tableFilter(messages: Messages): Element {
  const t = (key: string): string => ownValue(messages, key) ?? key;
  const texts: FilterTexts = {
    count: t('filter.count'),
    link: t('filter.link'),
    copy: t('filter.copy'),
  };
  return h('form.table-filter', { role: 'search', dataTableFilter: JSON.stringify(texts) }, [
    h('label', [
      t('filter.label'),
      h('input', { type: 'search', name: 'filter', autoComplete: ['off'], spellCheck: 'false' }),
    ]),
    h('p', { role: 'status' }),
  ]);
}
