import { checkSubscribe } from '../../model/contactForm';
import { ContactForm } from './ContactForm';
import type { ContactActions } from './contactClient';
import { clearDraft, keepDraft, readDraft, textOf } from './drafts';
import { Field, textOfFault } from './Field';
import type { PopupTexts } from './popupTexts';
import { useSubmit } from './useSubmit';

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
