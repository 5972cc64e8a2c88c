import { useMessages } from '../i18n/useMessages';

/** Notice that a document is shown in its original language. */
export function FallbackNotice() {
  const t = useMessages();
  return (
    <div className="admonition admonition-info" role="note">
      <p className="admonition-title">{t('fallback.title')}</p>
      <p>{t('fallback.text')}</p>
    </div>
  );
}
