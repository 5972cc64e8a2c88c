import Star from 'lucide-react/icons/star';
import X from 'lucide-react/icons/x';
import type { EntryGroup } from '../entries/searchEntries';
import { useSearchTexts } from './useSearchTexts';
import * as styles from './EntryList.module.css';

interface EntryActionsProps {
  list: EntryGroup['list'];
  /** Id of the entry that the buttons belong to. */
  describedBy: string;
  onSave: () => void;
  onRemove: () => void;
}

/** Buttons of a stored entry: keep a recent one as a favorite, or remove it. */
export function EntryActions({ list, describedBy, onSave, onRemove }: EntryActionsProps) {
  const t = useSearchTexts();
  const isRecent = list === 'recent';
  return (
    <div className={styles.actions}>
      {isRecent && (
        <button
          type="button"
          className="icon-button"
          aria-label={t('save')}
          aria-describedby={describedBy}
          onClick={onSave}
        >
          <Star size={18} aria-hidden />
        </button>
      )}
      <button
        type="button"
        className="icon-button"
        aria-label={t(isRecent ? 'removeRecent' : 'removeFavorite')}
        aria-describedby={describedBy}
        onClick={onRemove}
      >
        <X size={18} aria-hidden />
      </button>
    </div>
  );
}
