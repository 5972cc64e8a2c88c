let saves = 0;

/** Counts a file that was saved. */
export function countSave(): void {
  saves += 1;
}

/** Does some work, and does it again as long as a file is saved meanwhile. */
export async function repeatWhileSaving(work: () => Promise<void>): Promise<void> {
  let before;
  do {
    before = saves;
    await work();
  } while (saves !== before);
}
