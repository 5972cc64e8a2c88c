import { useCallback } from 'react';
import type { PopupSource } from '../../model/contactForm';
import { type Locale, memoizeUntilFailure } from '@idmp/model';
import { LoadedPart } from '../../../../page/errors/LoadedPart';
import { useLoadedPart } from '../../../../page/platform/useLoadedPart';
import { loadPopupTexts, type PopupTexts } from './popupTexts';
import { useOpeners } from './useOpeners';
import type { ContactPopup } from './ContactPopup';

interface PopupPart {
  ContactPopup: typeof ContactPopup;
  texts: PopupTexts;
}

const loadPopup = memoizeUntilFailure(async (locale: Locale): Promise<PopupPart> => {
  const [{ ContactPopup }, texts] = await Promise.all([import('./ContactPopup'), loadPopupTexts(locale)]);
  return { ContactPopup, texts };
});

interface ContactPopupHostProps {
  locale: Locale;
  load?: (locale: Locale) => Promise<PopupPart>;
}

/** Opens the contact popup for every element with `data-popup`. */
export function ContactPopupHost({ locale, load = loadPopup }: ContactPopupHostProps) {
  const control = useLoadedPart<PopupPart, PopupSource>(useCallback(() => load(locale), [load, locale]));
  useOpeners({ onOpen: control.open, onIntent: control.prepare });
  return (
    <LoadedPart control={control}>
      {(part, source) => <part.ContactPopup source={source} texts={part.texts} onClose={control.close} />}
    </LoadedPart>
  );
}
