/** `npm run verify -- <address> <public key>`: reports in one line whether a live site is identical to a signed release. */
import './help.mjs';
import { verifyRelease } from '../src/features/deploy-check/build/verifyRelease';
import { readPublicKey } from '../src/features/deploy-check/build/signature';
import { runMain } from './runCommand';

async function main(): Promise<void> {
  const [address = '', key = ''] = process.argv.slice(2);
  if (!URL.canParse(address) || !/^https?:/.test(address) || !key)
    throw new Error('Say which site and key: npm run verify -- https://docs.example.com/ release-key.pub');
  const { isRelease, text } = await verifyRelease(address, readPublicKey(key));
  console.log(text);
  if (!isRelease) process.exitCode = 1;
}

runMain(main);
