import { useId } from 'react';
import { checkSubscribe } from '../../model/contactForm';
import { ContactForm } from './ContactForm';
import type { ContactActions } from './contactClient';
import { clearDraft, keepDraft, readDraft, textOf } from './drafts';
import { Field } from './Field';
import type { PopupTexts } from './popupTexts';
import { useSubmit } from './useSubmit';

interface SubscribeFormProps {
  texts: PopupTexts;
  send: ContactActions['subscribe'];
  onSent: () => void;
}

/** Subscribes an e-mail address to the product news. */
export function SubscribeForm({ texts, send, onSent }: SubscribeFormProps) {
  const alertId = useId();
  const { fault, sending, submit } = useSubmit({
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
      alertId={alertId}
      fault={fault}
      sending={sending}
      onInput={(form) => keepDraft('subscribe', { email: textOf(form, 'email') })}
      onSubmit={() => submit(readDraft('subscribe'))}
    >
      <Field label={texts['field.email']} alertId={fault ? alertId : undefined}>
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
