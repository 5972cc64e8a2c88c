/** `npm run compress`: recompresses the built site at maximum quality; later builds keep unchanged files. */
import './help.mjs';
import { compressFiles, refuseChanged, writeUploadList } from '@idmp/hosts';
import { PUBLIC_DIR } from '../src/build/writePublicFiles';
import { waitForOtherBuild } from './oneBuild.mjs';
import { runMain } from './runCommand';

runMain(async () => {
  await waitForOtherBuild();
  await refuseChanged(PUBLIC_DIR);
  console.log(`${await compressFiles(PUBLIC_DIR, { effort: 'best' })} files compressed.`);
  await writeUploadList(PUBLIC_DIR);
});
