/**
 * `npm run release`: adds the PDFs to the last build, compresses it at maximum quality, and writes the list of its files
 * and its SBOM. `-- --no-pdf` works without a browser.
 */
import './help.mjs';
import './loadEnv.mjs';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { name } from '../package.json';
import { LOCALES, parseOwn, perLocale } from '@idmp/model';
import { compressFiles, secretsFault, writeRelease } from '@idmp/hosts';
import { PDF_FOLDER, PDF_LIST, type PdfList, pdfName } from '../src/features/pdf/model/pdfFiles';
import { PUBLIC_DIR } from '../src/build/writePublicFiles';
import { secretsOf } from '../src/settings/buildSettings';
import { waitForOtherBuild } from './oneBuild.mjs';
import { runMain } from './runCommand';

const DIST = 'dist';
const SBOM = path.join(DIST, 'sbom.cdx.json');
const SBOM_MAX_BYTES = 64 * 1024 * 1024;

async function refuseFolder(folder: string): Promise<void> {
  const fault = await secretsFault(folder, secretsOf());
  if (fault !== undefined) throw new Error(fault);
}

/** Runs a script beside this thread, which refreshes the lock meanwhile. */
async function runScript(name: string): Promise<void> {
  const script = spawn(process.execPath, ['--import', 'tsx', `scripts/${name}.ts`], { stdio: 'inherit' });
  await once(script, 'exit');
  if (script.exitCode !== 0) throw new Error(`scripts/${name}.ts failed: see above.`);
}

/** Makes the PDF of each language, which the menus of pages offer. */
async function addDownloads(): Promise<string> {
  const folder = path.join(PUBLIC_DIR, PDF_FOLDER);
  rmSync(folder, { recursive: true, force: true });
  // The printed pages load only what this list names.
  await writeRelease(PUBLIC_DIR);
  await runScript('pdf');
  await refuseFolder(DIST);
  mkdirSync(folder, { recursive: true });
  for (const name of LOCALES.map(pdfName)) copyFileSync(path.join(DIST, name), path.join(folder, name));
  const sizes: PdfList = perLocale((locale) => statSync(path.join(folder, pdfName(locale))).size);
  writeFileSync(path.join(PUBLIC_DIR, PDF_LIST), `${JSON.stringify(sizes)}\n`);
  return `${PUBLIC_DIR}/ offers ${LOCALES.length} files for download.`;
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
  const sbom = parseOwn<{ metadata: { component: { name: string } }; components: object[] }>(text);
  // npm uses the name of the folder.
  sbom.metadata.component.name = name;
  mkdirSync(DIST, { recursive: true });
  writeFileSync(SBOM, `${JSON.stringify(sbom, null, 1)}\n`);
  return `${SBOM}: ${sbom.components.length} packages.`;
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { 'no-pdf': { type: 'boolean' } } });
  await waitForOtherBuild();
  if (values['no-pdf'] !== true) console.log(await addDownloads());
  console.log(writeSbom());
  await refuseFolder(PUBLIC_DIR);
  await writeRelease(PUBLIC_DIR);
  console.log(`${await compressFiles(PUBLIC_DIR, 'best')} files compressed.`);
}

runMain(main);
