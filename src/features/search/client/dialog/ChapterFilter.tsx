import { memo, useRef } from 'react';
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
  const box = useRef<HTMLDetailsElement>(null);
  if (chapters.length === 0) return null;
  return (
    <details ref={box} className={styles.filter}>
      <summary>
        {t('chapter')} {chosen || t('allChapters')}
      </summary>
      {['', ...chapters].map((chapter) => (
        <button
          key={chapter}
          type="button"
          aria-pressed={chapter === chosen}
          onClick={() => {
            onChoose(chapter);
            box.current?.removeAttribute('open');
          }}
        >
          {chapter || t('allChapters')}
        </button>
      ))}
    </details>
  );
});
