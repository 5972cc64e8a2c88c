/** `npm run deploy:check -- <address>`: verifies a deployed site; exits with 1 when something is wrong. */
import { checkDeploy } from '../src/node/deployCheck/checkDeploy';
import { formatFaults } from '../src/node/deployCheck/faults';

async function main(): Promise<void> {
  const address = process.argv[2] ?? '';
  if (!URL.canParse(address) || !/^https?:/.test(address)) {
    console.error('Say which site to check, for example: npm run deploy:check -- https://docs.example.com/');
    process.exitCode = 1;
    return;
  }
  const { pages, asked, published, faults } = await checkDeploy({ address });
  console.log(`${address}: ${pages} pages in the sitemap, ${asked} addresses asked.`);
  if (!address.startsWith(published))
    console.log(`Built for ${published}, which canonical links and the sitemap name.`);
  for (const line of formatFaults(faults)) console.error(`- ${line}`);
  console.log(faults.length === 0 ? 'No faults.' : `${faults.length} faults.`);
  if (faults.length > 0) process.exitCode = 1;
}

void main();
