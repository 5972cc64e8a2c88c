/**
 * `npm run deploy:check -- <address> [<release.json>]`: verifies a deployed site; exits with 1 on faults.
 */
import './help.mjs';
import { readTextFile } from '@idmp/files';
import { checkDeploy, formatFaults, parseRelease } from '@idmp/hosts';
import { runMain } from './runCommand';

async function main(): Promise<void> {
  const [address = '', listed] = process.argv.slice(2);
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
    ...(release && { release }),
  });
  const [first] = faults;
  if (pages === 0 && asked === 1 && first) {
    console.error(`${address} ${first.what}`);
    process.exitCode = 1;
    return;
  }
  console.log(`${address}: ${pages} pages, ${asked} addresses asked.`);
  for (const line of formatFaults(faults)) console.error(`- ${line}`);
  console.log(faults.length === 0 ? 'No faults.' : `${faults.length} faults.`);
  if (faults.length > 0) process.exitCode = 1;
  if (!address.startsWith(published))
    console.log(
      `Note: built for ${published}, which canonical links and the sitemap name, not for ${address}.`,
    );
}

runMain(main);
