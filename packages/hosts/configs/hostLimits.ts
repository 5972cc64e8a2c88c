import { statSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '@idmp/files';
import { groupBy } from '@idmp/model';

/** What Cloudflare Pages and Netlify take, as they publish it. */
const CLOUDFLARE = { files: 20_000, fileMib: 25 };
const NETLIFY = { filesOfFolder: 54_000 };
const BYTES_IN_MIB = 1_048_576;
const NAMED_FILES = 3;

/** Which limits of static hosts a folder to upload reaches, one sentence for each. */
export async function hostLimits(
  publicDir: string,
  redirects: number,
  { cloudflare = CLOUDFLARE, netlify = NETLIFY } = {},
): Promise<string[]> {
  const files = await listFiles(publicDir);
  const maxBytes = cloudflare.fileMib * BYTES_IN_MIB;
  const large = files.filter((file) => statSync(path.join(publicDir, file)).size > maxBytes);
  const folders = [...groupBy(files, (file) => path.dirname(file))];
  const rules = await fs.readFile(path.join(publicDir, '_redirects'), 'utf8').catch(() => undefined);
  const left = rules === undefined ? 0 : redirects - rules.split(' 301\n').length + 1;
  return [
    files.length > cloudflare.files &&
      `Cloudflare Pages takes ${cloudflare.files} files; this site has ${files.length}.`,
    large.length > 0 &&
      `Cloudflare Pages takes files up to ${cloudflare.fileMib} MiB; larger: ${large.slice(0, NAMED_FILES).join(', ')}.`,
    left > 0 &&
      `Cloudflare Pages reads no more rules than _redirects has: ${left} of ${redirects} former addresses are not in it. Remove old aliases, or use another host.`,
    ...folders.map(
      ([folder, { length }]) =>
        length > netlify.filesOfFolder &&
        `Netlify takes ${netlify.filesOfFolder} files in a folder; ${folder}/ has ${length}.`,
    ),
  ].filter((sentence) => sentence !== false);
}
