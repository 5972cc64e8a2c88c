import type { SearchAnswer } from '@idmp/search/client';
import type { SearchStatus } from './engineState';
import { useSearchMessages } from './searchMessages';
import type { ScreenType } from './useSearchScreen';

interface SearchAnnouncementProps {
  type: ScreenType;
  status: SearchStatus;
  answer: SearchAnswer | null;
  query: string;
}

/** Announces the state of the search to screen readers. */
export function SearchAnnouncement({ type, status, answer, query }: SearchAnnouncementProps) {
  const t = useSearchMessages();
  const count = t('count', { count: answer?.nbHits ?? 0 });
  const texts: Record<ScreenType, string> = {
    start: '',
    waiting: '',
    error: `${t('error.title')} ${t('error.hint')}`,
    none: t('noResults', { query }),
    results: [
      answer?.definition && `${answer.definition.term}: ${answer.definition.text}`,
      count,
      answer?.isLocal && t('local'),
    ]
      .filter(Boolean)
      .join(' '),
  };
  return (
    <p role="status" className="visually-hidden">
      {status === 'stalled' ? t('stalled') : texts[type]}
    </p>
  );
}
