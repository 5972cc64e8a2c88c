import { useRef } from 'react';
import { useSearchMessages } from './searchMessages';
import * as styles from './SearchDialog.module.css';

interface ChapterFilterProps {
  chapters: readonly string[];
  /** '' for all. */
  chosen: string;
  onChoose: (chapter: string) => void;
}

/** Limits the results to a chapter, such as the releases. Buttons, as options are the hits alone. */
export function ChapterFilter({ chapters, chosen, onChoose }: ChapterFilterProps) {
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
}
