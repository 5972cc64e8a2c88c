import type { BuildFeature } from '../../gatsby/buildFeature';
import { bundleScript } from '../../build/buildScripts';

/** Name of that script in the published site. */
const REDIRECT_SCRIPT = 'redirect.js';

/** The pages that lead to other sites by name, with a script that does not wait for the app. */
export const redirectNotice = {
  name: 'redirect-notice',
  ownNames: [REDIRECT_SCRIPT],
  async siteFiles() {
    const content = await bundleScript('src/features/redirect-notice/client/redirectNow.ts', {});
    return { assets: [{ to: REDIRECT_SCRIPT, content }] };
  },
} satisfies BuildFeature;
