import * as styles from './LoadFailure.later.module.css';

interface TryOptions {
  /** Element to show the error in. */
  place: HTMLElement;
  describe: (error: unknown) => string;
  retryText: string;
}

/**
 * Runs an action that may fail, such as loading a chunk; on failure, shows the reason in place with a Retry button.
 * Resolves once the action succeeds.
 */
export async function tryInPlace<Result>(
  action: () => Promise<Result>,
  { place, describe, retryText }: TryOptions,
): Promise<Result> {
  let notice: LoadFailureNotice | undefined;
  for (;;) {
    try {
      const result = await action();
      notice?.remove();
      return result;
    } catch (error) {
      console.warn(error);
      notice ??= createLoadFailure(place, retryText);
      await notice.retryAfter(describe(error));
    }
  }
}

/** Load failure notice, for HTML outside of React. */
interface LoadFailureNotice {
  /** Shows the reason; resolves when Retry is clicked. */
  retryAfter: (text: string) => Promise<void>;
  /** Removes the notice; focus moves to its container. */
  remove: () => void;
}

/** Prepends the notice to an element. */
function createLoadFailure(place: HTMLElement, retryText: string): LoadFailureNotice {
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
