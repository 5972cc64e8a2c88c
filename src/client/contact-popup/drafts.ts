import type { SalesValues, SubscribeValues } from '../../model/contactForm';

interface Drafts {
  subscribe: SubscribeValues;
  sales: SalesValues;
}

const EMPTY: Readonly<Drafts> = {
  subscribe: { email: '' },
  sales: { name: '', company: '', email: '', phone: '', message: '', category: 'enterprise' },
};

const drafts: Drafts = { ...EMPTY };

/** What the reader has typed so far; it outlives a closed popup, but not the page. */
export function readDraft<Name extends keyof Drafts>(name: Name): Drafts[Name] {
  return drafts[name];
}

export function keepDraft<Name extends keyof Drafts>(name: Name, values: Drafts[Name]): void {
  drafts[name] = values;
}

/** Forget what was sent. */
export function clearDraft<Name extends keyof Drafts>(name: Name): void {
  drafts[name] = EMPTY[name];
}
