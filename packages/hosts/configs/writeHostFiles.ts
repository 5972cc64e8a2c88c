import { HASHED_FOLDERS, REVALIDATED_FOLDERS } from '../rules/hostRules';
import { caddyfile } from './caddyfile';
import { HOST_SITE_FILE, HOSTS_DIR, type HostSite } from '../rules/hostSite';
import { headersFile, redirectsFile } from './netlifyFiles';
import { nginxBrotliConfig, nginxConfig } from './nginxConfig';
import { releasedFiles } from '../published/release';
import { writeAll } from '@idmp/files';

/** Folders without pages. */
const DATA_FOLDERS = [...HASHED_FOLDERS, ...REVALIDATED_FOLDERS, HOSTS_DIR];

export interface HostFileOptions extends HostSite {
  publicDir: string;
}

/** Writes the host configurations; must run last, as they list files. */
export async function writeHostFiles({ publicDir, ...site }: HostFileOptions): Promise<void> {
  const all = await releasedFiles(publicDir);
  const files = all.filter((file) => !DATA_FOLDERS.some((folder) => file.startsWith(`${folder}/`)));
  const addresses = pageAddresses(files);
  await writeAll(publicDir, {
    [`${HOSTS_DIR}/nginx.conf`]: nginxConfig(site),
    [`${HOSTS_DIR}/nginx-brotli.conf`]: nginxBrotliConfig(),
    [`${HOSTS_DIR}/Caddyfile`]: caddyfile(site),
    [`${HOSTS_DIR}/${HOST_SITE_FILE}`]: `${JSON.stringify(site, null, 2)}\n`,
    // GitHub Pages would make HTML of the Markdown beside the pages.
    '.nojekyll': '',
    _headers: headersFile(site, { files: filesBesidePages(files), addresses }),
    _redirects: redirectsFile(site, addresses),
  });
}

/** Paths of the files in the root. */
const filesBesidePages = (files: readonly string[]): string[] =>
  files.filter((file) => !file.includes('/')).map((file) => `/${file}`);

/** Page addresses, without prefix: one for each `index.html`. */
function pageAddresses(files: readonly string[]): string[] {
  return files
    .filter((file) => /(?:^|\/)index\.html$/.test(file))
    .map((file) => `/${file.replace(/\/?index\.html$/, '')}`)
    .sort();
}
