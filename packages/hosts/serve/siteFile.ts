import { stat } from 'node:fs/promises';
import path from 'node:path';
import { isCompressible } from '../rules/hostRules';

/** Content codings in order of preference, with the extension of precompressed files. */
const CODINGS = [
  { coding: 'br', ending: 'br' },
  { coding: 'gzip', ending: 'gz' },
] as const;

/** The codings that a client accepts, best first. */
export function acceptedCodings(header: string): readonly (typeof CODINGS)[number][] {
  const accepted = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice('q='.length);
    accepted.set(name, quality === undefined ? 1 : Number(quality));
  }
  const anyOther = accepted.get('*') ?? 0;
  return CODINGS.filter(({ coding }) => (accepted.get(coding) ?? anyOther) > 0);
}

const isFile = async (file: string): Promise<boolean> =>
  (await stat(file).catch(() => null))?.isFile() ?? false;

/** The first path that is an existing file of the site. */
export async function findFile(dir: string, candidates: readonly string[]): Promise<string | null> {
  for (const candidate of candidates) {
    const file = path.join(dir, candidate);
    if (await isFile(file)) return file;
  }
  return null;
}

/** The precompressed variant of a file that a client wants. */
export async function findVariant(
  file: string,
  header: string,
): Promise<{ file: string; coding: string } | null> {
  if (!isCompressible(file)) return null;
  for (const { coding, ending } of acceptedCodings(header)) {
    const variant = `${file}.${ending}`;
    if (await isFile(variant)) return { file: variant, coding };
  }
  return null;
}
