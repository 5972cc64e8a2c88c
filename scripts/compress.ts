/** `npm run compress`: recompresses the built site at maximum quality; later builds keep unchanged files. */
import './help.mjs';
import { compressFiles } from '../src/core/build/compressFiles';

async function main(): Promise<void> {
  console.log(`${await compressFiles('public', { effort: 'best' })} files compressed.`);
}

void main();
