import { fromSevenBits } from '@idmp/model';

/** Reads compressed JSON from a data block of the file. */
export async function readData<T>(id: string): Promise<T> {
  const bytes = fromSevenBits(document.getElementById(id)?.textContent ?? '');
  const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return (await new Response(plain).json()) as T;
}
