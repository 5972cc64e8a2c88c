/**
 * `npm run deploy:check -- <address> [<release.json>] [--key <public key>]`: verifies a deployed site; exits with 1 on
 * faults.
 */
import './help.mjs';
import { parseArgs } from 'node:util';
import { readTextFile } from '@idmp/files';
import { checkDeploy, formatFaults, parseRelease, readPublicKey } from '@idmp/hosts';
import { htmlLanguages } from '../src/settings/locales';
import { runMain } from './runCommand';

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { key: { type: 'string' } },
  });
  const [address = '', listed] = positionals;
  if (!URL.canParse(address) || !/^https?:/.test(address)) {
    console.error('Say which site to check, for example: npm run deploy:check -- https://docs.example.com/');
    process.exitCode = 1;
    return;
  }
  const release = listed === undefined ? undefined : parseRelease(readTextFile('', listed) ?? '');
  if (release === null) {
    console.error(`${listed ?? ''} is not a file list of a build (public/release.json).`);
    process.exitCode = 1;
    return;
  }
  const { pages, asked, published, faults } = await checkDeploy({
    address,
    languages: htmlLanguages(),
    ...(release && { release }),
    ...(values.key && { publicKey: readPublicKey(values.key) }),
  });
  const [first] = faults;
  if (pages === 0 && asked === 1 && first) {
    console.error(`${address} ${first.what}`);
    process.exitCode = 1;
    return;
  }
  console.log(`${address}: ${pages} pages in the sitemap, ${asked} addresses asked.`);
  if (!address.startsWith(published))
    console.log(`Built for ${published}, which canonical links and the sitemap name.`);
  for (const line of formatFaults(faults)) console.error(`- ${line}`);
  console.log(faults.length === 0 ? 'No faults.' : `${faults.length} faults.`);
  if (faults.length > 0) process.exitCode = 1;
}

runMain(main);
