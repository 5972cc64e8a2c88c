let saves = 0;

/** Counts a file that was saved. */
export function countSave(): void {
  saves += 1;
}

/** Runs a task, and runs it again if a file was saved meanwhile. */
export async function repeatWhileSaving(work: () => Promise<void>): Promise<void> {
  let before;
  do {
    before = saves;
    await work();
  } while (saves !== before);
}
