import { formatMessage, ownValue } from '@idmp/model';
import { type ReactNode, useContext, useMemo } from 'react';
import { I18nContext } from 'react-i18next';
import type { useMessages } from './useMessages';

interface ShellTextsProps {
  texts: Readonly<Record<string, string>>;
  children: ReactNode;
}

/** Provides the texts of the shell besides those that the page asks for by its query. */
export function ShellTexts({ texts, children }: ShellTextsProps) {
  const { i18n } = useContext(I18nContext);
  const value = useMemo(() => {
    const t: ReturnType<typeof useMessages> = (key, values) => {
      const text = ownValue(texts, key);
      return text === undefined ? i18n.t(key, values ?? {}) : formatMessage(text, values);
    };
    return { i18n: Object.assign(Object.create(i18n) as typeof i18n, { t }) };
  }, [texts, i18n]);
  return <I18nContext.Provider value={value}>{children}</I18nContext.Provider>;
}
