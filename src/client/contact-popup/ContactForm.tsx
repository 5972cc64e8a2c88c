import type { FormEvent, ReactNode } from 'react';
import type { FormFault } from '../../model/contactForm';
import type { PopupTexts } from './popupTexts';
import * as styles from './ContactPopup.module.css';

interface ContactFormProps {
  texts: PopupTexts;
  /** Text of the alert. */
  alert: string | null;
  sending: boolean;
  /** Validates and sends; the invalid field gets the focus. */
  onSubmit: () => FormFault | null;
  onInput: (form: HTMLFormElement) => void;
  children: ReactNode;
}

/** Frame of the popup's forms: the alert above the fields, the button below. */
export function ContactForm({ texts, alert, sending, onSubmit, onInput, children }: ContactFormProps) {
  function onFormSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    onInput(event.currentTarget);
    const found = onSubmit();
    const field = found && event.currentTarget.elements.namedItem(found.field);
    if (field instanceof HTMLElement) field.focus();
  }

  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={onFormSubmit}
      onInput={(event) => onInput(event.currentTarget)}
    >
      <p role="alert" className={styles.alert}>
        {alert}
      </p>
      {children}
      <button type="submit" className={styles.submit} aria-disabled={sending} aria-busy={sending}>
        {texts[sending ? 'submitting' : 'submit']}
      </button>
      <p className={styles.note}>
        {texts['form.required']}{' '}
        <a href={texts['privacy.address']} target="_blank" rel="noopener noreferrer">
          {texts['privacy.text']}
        </a>
      </p>
    </form>
  );
}
