/** `npm run release`: signs the file list of the last build, and writes its SBOM. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { name } from '../package.json';
import { hashRelease, RELEASE_FILE, SIGNATURE_FILE } from '../src/node/hosts/release';
import { readSigningKey, signText } from '../src/node/hosts/signature';
import { PUBLIC_DIR } from '../src/node/output/writePublicFiles';
import { loadEnvFile } from '../src/node/settings/loadEnvFile';

const LIST = path.join(PUBLIC_DIR, RELEASE_FILE);
const SBOM = 'dist/sbom.cdx.json';
const SBOM_MAX_BYTES = 64 * 1024 * 1024;

async function signRelease(): Promise<string> {
  if (!existsSync(LIST)) throw new Error(`There is no ${LIST}: run "npm run build" first.`);
  const text = readFileSync(LIST, 'utf8');
  const listed = JSON.parse(text) as object;
  if (JSON.stringify(await hashRelease(PUBLIC_DIR)) !== JSON.stringify(listed))
    throw new Error(`${PUBLIC_DIR}/ is not what the build wrote any more: run "npm run build" again.`);
  const files = `${Object.keys(listed).length} files`;
  const key = readSigningKey(process.env);
  if (!key)
    return `Not signed (${files}): set RELEASE_KEY or RELEASE_KEY_FILE, see "Releases" in docs/deploy.md.`;
  writeFileSync(path.join(PUBLIC_DIR, SIGNATURE_FILE), signText(text, key));
  return `${PUBLIC_DIR}/${SIGNATURE_FILE}: ${files} signed.`;
}

/** The site's dependencies in CycloneDX, which npm reads from the lockfile. */
function writeSbom(): string {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only'];
  const text = execFileSync('npm', args, {
    encoding: 'utf8',
    maxBuffer: SBOM_MAX_BYTES,
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
  });
  const sbom = JSON.parse(text) as { metadata: { component: { name: string } }; components: object[] };
  // npm uses the name of the folder.
  sbom.metadata.component.name = name;
  mkdirSync(path.dirname(SBOM), { recursive: true });
  writeFileSync(SBOM, `${JSON.stringify(sbom, null, 1)}\n`);
  return `${SBOM}: ${sbom.components.length} packages.`;
}

async function main(): Promise<void> {
  loadEnvFile(process.cwd());
  try {
    console.log(await signRelease());
    console.log(writeSbom());
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}

void main();
