import { expect, test } from '@playwright/test';

const SHOWN_CHARACTERS = 30;

/** Short label of an input for reports. */
export function nameOf(input: string): string {
  if (input.length <= SHOWN_CHARACTERS) return input;
  return `${input.slice(0, SHOWN_CHARACTERS)}… (${input.length} characters)`;
}

/** Runs the same steps for each input in one page, and reports every input that fails. */
export async function tryEach(
  inputs: readonly string[],
  attempt: (input: string) => Promise<void>,
): Promise<void> {
  const failures: string[] = [];
  for (const input of inputs) {
    await test.step(nameOf(input), async () => {
      try {
        await attempt(input);
      } catch (error) {
        failures.push(`${nameOf(input)}: ${error instanceof Error ? error.message : String(error)}`);
      }
    });
  }
  expect(failures).toEqual([]);
}
