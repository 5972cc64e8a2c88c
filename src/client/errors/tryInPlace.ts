import { createLoadFailure } from './createLoadFailure';

interface TryOptions {
  /** Where the failure is shown. */
  place: HTMLElement;
  describe: (error: unknown) => string;
  retryText: string;
}

/**
 * Does something that may fail, such as loading a part; on failure says why in the part's place and waits for
 * the reader to ask for another try. Resolves with the first success.
 */
export async function tryInPlace<Result>(
  action: () => Promise<Result>,
  { place, describe, retryText }: TryOptions,
): Promise<Result> {
  let notice: ReturnType<typeof createLoadFailure> | undefined;
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
