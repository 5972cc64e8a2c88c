import { isDocumentPath } from '@idmp/model';
import { CONTENT_DIR, listVisibleFiles } from '@idmp/files';
import { gatsbyPatches } from './gatsbyPatches';

/** Patches Gatsby before it reads anything. */
export async function onPreInit(): Promise<void> {
  const isDevelop = process.env['gatsby_executing_command'] === 'develop';
  const files = await listVisibleFiles(CONTENT_DIR);
  // The development server renders one empty page.
  const rendered = isDevelop ? 1 : files.filter(isDocumentPath).length;
  for (const { patchGatsby } of gatsbyPatches.all()) patchGatsby({ rendered });
}
