import { memo } from 'react';
import type { SearchEntry } from '../entries/searchEntries';
import { useSearchMessages } from './searchMessages';
import { entryLink, type OpenEntry } from './useOpenEntry';
import * as styles from './DefinitionRow.module.css';

/** Definition of the term in the query. Not an option: arrow keys only move through the hits. */
export const DefinitionRow = memo(function DefinitionRow(props: { entry: SearchEntry; onOpen: OpenEntry }) {
  const { entry, onOpen } = props;
  const t = useSearchMessages();
  return (
    <section className={styles.row} aria-label={t('definition')}>
      <p className={styles.text}>
        <dfn className={styles.term}>{entry.title}</dfn> {entry.snippet}{' '}
        <a {...entryLink(entry, onOpen)}>{entry.path}</a>
      </p>
    </section>
  );
});
