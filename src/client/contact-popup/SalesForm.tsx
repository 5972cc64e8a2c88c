import { useId } from 'react';
import { CATEGORIES, checkSales, type SalesField } from '../../model/contactForm';
import { ContactForm } from './ContactForm';
import type { ContactActions } from './contactClient';
import { clearDraft, keepDraft, readDraft, salesValuesOf } from './drafts';
import { Field } from './Field';
import type { PopupTexts } from './popupTexts';
import { useSubmit } from './useSubmit';

interface SalesFormProps {
  texts: PopupTexts;
  send: ContactActions['contactSales'];
  onSent: () => void;
}

/** Single-line fields in their order. */
const LINES = [
  { field: 'name', type: 'text', autoComplete: 'name' },
  { field: 'company', type: 'text', autoComplete: 'organization' },
  { field: 'email', type: 'email', autoComplete: 'email' },
  { field: 'phone', type: 'tel', autoComplete: 'tel-national' },
] as const;

const MESSAGE_ROWS = 4;

/** Asks the sales team to get in touch. */
export function SalesForm({ texts, send, onSent }: SalesFormProps) {
  const alertId = useId();
  const { fault, sending, submit } = useSubmit({
    check: checkSales,
    send: (values, signal) => send(values, texts, signal),
    onSent: () => {
      clearDraft('sales');
      onSent();
    },
  });
  const draft = readDraft('sales');
  const alertOf = (field: SalesField): string | undefined => (fault?.field === field ? alertId : undefined);
  return (
    <ContactForm
      texts={texts}
      alertId={alertId}
      fault={fault}
      sending={sending}
      onInput={(form) => keepDraft('sales', salesValuesOf(form))}
      onSubmit={() => submit(readDraft('sales'))}
    >
      <p>{texts['sales.lead']}</p>
      {LINES.map(({ field, type, autoComplete }) => (
        <Field key={field} label={texts[`field.${field}`]} alertId={alertOf(field)}>
          {(control) => (
            <input
              {...control}
              name={field}
              type={type}
              autoComplete={autoComplete}
              placeholder={texts[`placeholder.${field}`]}
              defaultValue={draft[field]}
            />
          )}
        </Field>
      ))}
      <Field label={texts['field.category']} alertId={undefined}>
        {(control) => (
          <select {...control} name="category" defaultValue={draft.category}>
            {CATEGORIES.map(({ id }) => (
              <option key={id} value={id}>
                {texts[`category.${id}`]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={texts['field.message']} alertId={alertOf('message')}>
        {(control) => (
          <textarea
            {...control}
            name="message"
            rows={MESSAGE_ROWS}
            placeholder={texts['placeholder.message']}
            defaultValue={draft.message}
          />
        )}
      </Field>
    </ContactForm>
  );
}
