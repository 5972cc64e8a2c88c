import { unpackRepeats } from '../../../model/longRepeats';

/** Reads compressed JSON from a data block of the file. */
export async function readData<T>(id: string): Promise<T> {
  const text = document.getElementById(id)?.textContent ?? '';
  const bytes = Uint8Array.from(atob(text.trim()), (sign) => sign.charCodeAt(0));
  const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return JSON.parse(unpackRepeats(await new Response(plain).text())) as T;
}
