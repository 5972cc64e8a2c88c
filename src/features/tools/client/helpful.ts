import { settings } from '../../../core/site/settings';
import { callService } from '../../../core/page/platform/callService';
import { issueAddress } from './issueAddress';
import type { ToolMessages } from './startTools';

/** Handles "was this page helpful" clicks; sends the answer only if an endpoint is configured. */
export function answerHelpful(page: HTMLElement, t: ToolMessages): () => void {
  const onClick = ({ target }: Event): void => {
    const button =
      target instanceof Element ? target.closest<HTMLButtonElement>('[data-helpful] button') : null;
    const box = button?.closest<HTMLElement>('[data-helpful]');
    if (!button || !box) return;
    const helpful = button.value === 'yes';
    if (settings.feedbackUrl) {
      const json = { page: location.pathname, helpful };
      void callService({ url: settings.feedbackUrl, body: { json }, ignoresAnswer: true });
    }
    const answer = document.createElement('p');
    answer.tabIndex = -1;
    answer.role = 'status';
    answer.append(helpful ? t('helpful.yes') : t('helpful.no'));
    if (!helpful) answer.append(' ', reportLink(t));
    box.replaceChildren(answer);
    answer.focus({ preventScroll: true });
  };
  page.addEventListener('click', onClick);
  return () => page.removeEventListener('click', onClick);
}

function reportLink(t: ToolMessages): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = issueAddress(t);
  link.target = '_blank';
  link.rel = 'noreferrer';
  link.textContent = t('report.link');
  return link;
}
