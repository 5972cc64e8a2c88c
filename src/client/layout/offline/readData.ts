import { fromBase85 } from '../../../model/base85';
import { unpackRepeats } from '../../../model/longRepeats';

/** Reads compressed JSON from a data block of the file. */
export async function readData<T>(id: string): Promise<T> {
  const text = document.getElementById(id)?.textContent ?? '';
  const plain = new Blob([fromBase85(text.trim())]).stream().pipeThrough(new DecompressionStream('gzip'));
  return JSON.parse(unpackRepeats(await new Response(plain).text())) as T;
}
