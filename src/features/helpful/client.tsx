import type { ClientFeature } from '../../page/feature/clientFeature';
import { Helpful } from './client/Helpful';
import { settings } from '../../settings/settings';

/** "Was this page helpful?", on sites with an address that receives the answer. */
export const helpful = { name: 'helpful', Foot: Helpful, enhance: takeAnswer } satisfies ClientFeature;

/** Sends the answers to "Was this page helpful?", and thanks for those that arrived; returns a cleanup function. */
function takeAnswer(page: HTMLElement): () => void {
  const box = page.querySelector<HTMLElement>('[data-helpful]');
  if (!box) return () => undefined;
  const onClick = ({ target }: Event): void => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button) send(box, button.value).catch(console.warn);
  };
  box.addEventListener('click', onClick);
  return () => box.removeEventListener('click', onClick);
}

async function send(box: HTMLElement, answer: string): Promise<void> {
  const { callService } = await import('../../page/platform/callService');
  const json = { page: location.pathname, helpful: answer === 'yes' };
  const { ok } = await callService({
    url: settings.feedbackUrl ?? '',
    body: { json },
    ignoresAnswer: true,
  });
  const reply = box.querySelector<HTMLElement>(`[data-answer="${ok ? answer : 'failed'}"]`);
  if (!reply) return;
  if (ok) box.replaceChildren(reply);
  reply.hidden = false;
  reply.tabIndex = -1;
  reply.focus({ preventScroll: true });
}
