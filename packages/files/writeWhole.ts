import fs from 'node:fs/promises';

/** Name of a file while it is written. */
export const PARTIAL_FILE = /\.\d+-\d+\.part$/;

let writes = 0;

/** Writes a file atomically, so that an interrupted build leaves no partial file. */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  const half = `${file}.${process.pid}-${writes++}.part`;
  try {
    await fs.writeFile(half, content);
    await fs.rename(half, file);
  } catch (error) {
    await fs.rm(half, { force: true }).catch(() => undefined);
    throw error;
  }
}
