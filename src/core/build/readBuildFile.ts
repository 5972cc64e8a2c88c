import fs from 'node:fs/promises';

/**
 * Reads a JSON file that the last build left for later steps.
 * @throws if there was none, or the file is damaged
 */
export async function readBuildFile<T>(file: string): Promise<T> {
  try {
    return JSON.parse(await fs.readFile(file, 'utf8')) as T;
  } catch (cause) {
    const isDamaged = cause instanceof SyntaxError;
    const reason = isDamaged ? `${file} is damaged` : `${file} cannot be read`;
    throw new Error(`There is no build to go on with: ${reason}. Run "npm run build" first.`, { cause });
  }
}
