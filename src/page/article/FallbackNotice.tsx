import { useMessages } from '../i18n/useMessages';

/** Notice for untranslated documents, which are shown in their original language. */
export function FallbackNotice() {
  const t = useMessages();
  return (
    <div className="admonition admonition-info" role="note">
      <p className="admonition-title">{t('fallback.title')}</p>
      <p>{t('fallback.text')}</p>
    </div>
  );
}
