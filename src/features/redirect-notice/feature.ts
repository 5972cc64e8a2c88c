import type { BuildFeature } from '../../build/buildFeature';
import { bundleScript } from '../../build/buildScripts';

/** Name of that script in the published site. */
const REDIRECT_SCRIPT = 'redirect.js';

const PAGE = 'src/features/redirect-notice/pages/redirect.tsx';

/** The pages that lead to other sites by name, with a script that does not wait for the app. */
export const redirectNotice = {
  name: 'redirect-notice',
  ownNames: [REDIRECT_SCRIPT],
  standalone: [
    { slug: 'redirect', component: PAGE, context: { heading: 'redirect.title' } },
    { slug: 'blog-redirect', component: PAGE, context: { heading: 'redirect.toBlog', target: 'blog' } },
  ],
  async siteFiles() {
    const content = await bundleScript('src/features/redirect-notice/client/redirectNow.ts', {});
    return { assets: [{ to: REDIRECT_SCRIPT, content }] };
  },
} satisfies BuildFeature;
