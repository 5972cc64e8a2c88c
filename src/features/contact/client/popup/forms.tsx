import { CATEGORIES, checkSales, type SalesField, checkSubscribe } from '../../model/contactForm';
import { ContactForm, Field, textOfFault } from './ContactForm';
import type { ContactActions } from './contactClient';
import { clearDraft, keepDraft, readDraft, salesValuesOf, textOf } from './drafts';
import type { PopupTexts } from './popupTexts';
import { useSubmit } from './useSubmit';

interface SalesFormProps {
  texts: PopupTexts;
  send: ContactActions['contactSales'];
  onSent: () => void;
}

/** Single-line fields, in order. */
const LINES = [
  { field: 'name', type: 'text', autoComplete: 'name' },
  { field: 'company', type: 'text', autoComplete: 'organization' },
  { field: 'email', type: 'email', autoComplete: 'email' },
  { field: 'phone', type: 'tel', autoComplete: 'tel-national' },
] as const;

const MESSAGE_ROWS = 4;

/** Form to contact sales. */
export function SalesForm({ texts, send, onSent }: SalesFormProps) {
  const { fault, faults, recheck, failed, sending, submit } = useSubmit({
    check: checkSales,
    send: (values, signal) => send(values, texts, signal),
    onSent: () => {
      clearDraft('sales');
      onSent();
    },
  });
  const draft = readDraft('sales');
  const faultOf = (field: SalesField): string | undefined => textOfFault(faults[field], texts);
  return (
    <ContactForm
      texts={texts}
      fault={fault}
      failed={failed}
      sending={sending}
      onInput={(form) => {
        keepDraft('sales', salesValuesOf(form));
        recheck(readDraft('sales'));
      }}
      onSubmit={() => submit(readDraft('sales'))}
    >
      <p>{texts['sales.lead']}</p>
      {LINES.map(({ field, type, autoComplete }) => (
        <Field key={field} label={texts[`field.${field}`]} fault={faultOf(field)}>
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
      <Field label={texts['field.category']}>
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
      <Field label={texts['field.message']} fault={faultOf('message')}>
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

interface SubscribeFormProps {
  texts: PopupTexts;
  send: ContactActions['subscribe'];
  onSent: () => void;
}

/** Form to subscribe to the newsletter. */
export function SubscribeForm({ texts, send, onSent }: SubscribeFormProps) {
  const { fault, faults, recheck, failed, sending, submit } = useSubmit({
    check: checkSubscribe,
    send,
    onSent: () => {
      clearDraft('subscribe');
      onSent();
    },
  });
  return (
    <ContactForm
      texts={texts}
      fault={fault}
      failed={failed}
      sending={sending}
      onInput={(form) => {
        keepDraft('subscribe', { email: textOf(form, 'email') });
        recheck(readDraft('subscribe'));
      }}
      onSubmit={() => submit(readDraft('subscribe'))}
    >
      <p>{texts['subscribe.lead']}</p>
      <Field label={texts['field.email']} fault={textOfFault(faults.email, texts)}>
        {(control) => (
          <input
            {...control}
            name="email"
            type="email"
            autoComplete="email"
            placeholder={texts['placeholder.subscribe']}
            defaultValue={readDraft('subscribe').email}
          />
        )}
      </Field>
    </ContactForm>
  );
}
