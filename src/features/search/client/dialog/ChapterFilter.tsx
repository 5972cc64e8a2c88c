import { memo } from 'react';
import { useSearchMessages } from './searchMessages';
import * as styles from './SearchDialog.module.css';

interface ChapterFilterProps {
  chapters: readonly string[];
  /** '' for all chapters. */
  chosen: string;
  onChoose: (chapter: string) => void;
}

/** Filters results by chapter. Uses buttons, because only hits are options. */
export const ChapterFilter = memo(function ChapterFilter(props: ChapterFilterProps) {
  const { chapters, chosen, onChoose } = props;
  const t = useSearchMessages();
  if (chapters.length === 0) return null;
  return (
    <div role="group" aria-label={t('chapter')} className={styles.filter}>
      {['', ...chapters].map((chapter) => (
        <button
          key={chapter}
          type="button"
          aria-pressed={chapter === chosen}
          onClick={() => onChoose(chapter)}
        >
          {chapter || t('allChapters')}
        </button>
      ))}
    </div>
  );
});
