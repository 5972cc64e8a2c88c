import type { SearchAnswer } from '../engine/engine';
import type { SearchStatus } from './searchBoxState';
import type { ScreenType } from './searchScreen';
import { useSearchTexts } from './useSearchTexts';

interface SearchAnnouncementProps {
  type: ScreenType;
  status: SearchStatus;
  answer: SearchAnswer | null;
  query: string;
}

/** Tells screen readers what the search has come to. */
export function SearchAnnouncement({ type, status, answer, query }: SearchAnnouncementProps) {
  const t = useSearchTexts();
  const count = t('count', { count: answer?.nbHits ?? 0 });
  const texts: Record<ScreenType, string> = {
    start: '',
    waiting: '',
    error: `${t('error.title')} ${t('error.hint')}`,
    none: `${t('noResults')} "${query}"`,
    results: answer?.isLocal ? `${count} ${t('local')}` : count,
  };
  return (
    <p role="status" className="visually-hidden">
      {status === 'stalled' ? t('stalled') : texts[type]}
    </p>
  );
}
