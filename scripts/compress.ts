/** `npm run compress`: compresses the built site as well as it can be; later builds keep what stays the same. */
import { COMPRESS_CACHE_DIR, compressFiles } from '../src/node/hosts/compressFiles';

async function main(): Promise<void> {
  const { files, cached } = await compressFiles({
    publicDir: 'public',
    cacheDir: COMPRESS_CACHE_DIR,
    effort: 'best',
  });
  console.log(`${files} files compressed, ${cached} of them known from before.`);
}

void main();
