import type { BuildFeature } from '../../core/feature/buildFeature';
import { bundleScript } from '../../core/build/buildScripts';

/** The pages that lead to other sites by name, with a script that does not wait for the app. */
export const redirectNotice = {
  name: 'redirect-notice',
  async siteFiles() {
    const content = await bundleScript('src/features/redirect-notice/client/redirectNow.ts', {});
    return { assets: [{ to: 'redirect.js', content }] };
  },
} satisfies BuildFeature;
