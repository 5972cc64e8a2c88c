import * as styles from './LoadFailure.later.module.css';

/** The notice of a part that did not load, in HTML that React does not own. */
export interface LoadFailureNotice {
  /** Says why the part is missing; resolves when the reader asks for another try. */
  retryAfter: (text: string) => Promise<void>;
  /** Takes the notice away; the focus stays at the place. */
  remove: () => void;
}

/** Makes the notice at the start of a place. */
export function createLoadFailure(place: HTMLElement, retryText: string): LoadFailureNotice {
  const notice = document.createElement('div');
  notice.setAttribute('role', 'alert');
  notice.className = styles.failure ?? '';
  const reason = document.createElement('p');
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button';
  button.textContent = retryText;
  notice.append(reason, button);
  place.prepend(notice);
  return {
    retryAfter: (text) => {
      reason.textContent = text;
      return new Promise((resolve) => {
        button.addEventListener('click', () => resolve(), { once: true });
      });
    },
    remove: () => {
      if (notice.contains(document.activeElement)) {
        place.tabIndex = -1;
        place.focus({ preventScroll: true });
      }
      notice.remove();
    },
  };
}
