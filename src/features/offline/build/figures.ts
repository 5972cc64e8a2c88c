import { contentTypeOf, extensionOf, fileAt, NotPublishedError, type PublishedFiles } from '@idmp/hosts';
import { plainRecord } from '@idmp/model';

/** Figures for the offline file, and why others are left out. */
export interface ReadFigures {
  figures: Record<string, string>;
  refused: NotPublishedError[];
}

/** Reads figures, keyed by address; only files that the build published. */
export async function readFigures(files: PublishedFiles, addresses: readonly string[]): Promise<ReadFigures> {
  const figures = plainRecord<string>();
  const refused: NotPublishedError[] = [];
  for (const address of [...new Set(addresses)].sort()) {
    const name = fileAt(address);
    try {
      const bytes = await files.read(name);
      figures[address] =
        extensionOf(name) === 'svg'
          ? bytes.toString()
          : `data:${contentTypeOf(name)};base64,${bytes.toString('base64')}`;
    } catch (error) {
      if (!(error instanceof NotPublishedError)) throw error;
      refused.push(error);
    }
  }
  return { figures, refused };
}
