import { useId, type ReactElement, type FormEvent, type ReactNode } from 'react';
import type { FaultMessage, FormFault } from '../../model/contactForm';
import type { PopupTexts } from './popupTexts';
import * as styles from './ContactPopup.module.css';

/** Props passed to the field's control. */
interface ControlProps {
  id: string;
  required: true;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldProps {
  label: string;
  /** Error message, if the value is invalid. */
  fault?: string | undefined;
  children: (control: ControlProps) => ReactElement;
}

/** Labelled form control; while invalid, it is described by the error message below it. */
export function Field({ label, fault, children }: FieldProps) {
  const id = useId();
  const faultId = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        required: true,
        'aria-invalid': fault ? true : undefined,
        'aria-describedby': fault ? faultId : undefined,
      })}
      <p id={faultId} className={styles.fault}>
        {fault}
      </p>
    </div>
  );
}

/** Error message of a fault, if any. */
export const textOfFault = (fault: FaultMessage | undefined, texts: PopupTexts): string | undefined =>
  fault && texts[fault];

interface ContactFormProps {
  texts: PopupTexts;
  /** What is wrong with a field. */
  fault: FormFault | null;
  /** Whether the last request failed. */
  failed: boolean;
  sending: boolean;
  /** Validates and submits; the first invalid field is focused. */
  onSubmit: () => FormFault | null;
  onInput: (form: HTMLFormElement) => void;
  children: ReactNode;
}

/** Layout of the popup's forms: alert, fields, submit button. */
export function ContactForm({
  texts,
  fault,
  failed,
  sending,
  onSubmit,
  onInput,
  children,
}: ContactFormProps) {
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
      {/* In place of the lead. What is wrong with a field stands below it, too. */}
      <p role="alert" className={styles.alert}>
        {!failed && fault && <span>{texts[fault.message]}</span>}
        {failed && (
          <span>
            {texts['form.failed']} <a href={`mailto:${texts['form.mail']}`}>{texts['form.mail']}</a>
          </span>
        )}
      </p>
      {children}
      <button type="submit" className={`button ${styles.submit}`} aria-disabled={sending} aria-busy={sending}>
        {texts[sending ? 'submitting' : 'submit']}
      </button>
      <p className={styles.note}>
        {texts['form.required']}{' '}
        <a href={texts['privacy.address']} target="_blank" rel="noreferrer">
          {texts['privacy.text']}
        </a>
      </p>
    </form>
  );
}
