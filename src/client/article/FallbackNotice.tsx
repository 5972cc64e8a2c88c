import { useMessages } from '../i18n/useMessages';

/** Says that a document is shown in another language than the page's. */
export function FallbackNotice() {
  const t = useMessages();
  return (
    <div className="admonition admonition-info" role="note">
      <p className="admonition-title">{t('fallback.title')}</p>
      <p>{t('fallback.text')}</p>
    </div>
  );
}
