import fs from 'node:fs/promises';

/** Writes a file that is there whole or not at all, also when the build is stopped halfway. */
export async function writeWhole(file: string, text: string): Promise<void> {
  const half = `${file}.${process.pid}.part`;
  try {
    await fs.writeFile(half, text);
    await fs.rename(half, file);
  } catch (error) {
    await fs.rm(half, { force: true }).catch(() => undefined);
    throw error;
  }
}
