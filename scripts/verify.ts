/**
 * `npm run verify -- <address or folder> <public key>`: reports whether a live site, or a folder to upload, is identical to
 * a signed release.
 */
import './help.mjs';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { readPublicKey, verifyFolder, verifyRelease } from '@idmp/hosts';
import { runMain } from './runCommand';

async function main(): Promise<void> {
  const [place = '', key = ''] = process.argv.slice(2);
  const isAddress = URL.canParse(place) && /^https?:/.test(place);
  if ((!isAddress && !existsSync(path.join(place, 'index.html'))) || !key)
    throw new Error(
      'Say which site or folder, and key: npm run verify -- https://docs.example.com/ release-key.pub',
    );
  const verify = isAddress ? verifyRelease : verifyFolder;
  const { isRelease, text } = await verify(place, readPublicKey(key));
  console.log(text);
  if (!isRelease) process.exitCode = 1;
}

runMain(main);
