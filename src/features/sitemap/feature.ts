import type { BuildFeature } from '../../build/buildFeature';
import { CONTENT_DIR } from '@idmp/files';
import { writeDiscoveryFiles } from '@idmp/hosts';
import { readChangeDays } from '@idmp/content';
import { htmlLanguages } from '../../settings/locales';

/** Vendor pages that accept vulnerability reports, and their languages in order of preference. */
const SECURITY_REPORTS = {
  contacts: ['https://tdengine.com/security/', 'https://www.taosdata.com/contactus'],
  languages: ['zh', 'en'],
};

/** Sitemap, `robots.txt` and `security.txt`. */
export const sitemap = {
  name: 'sitemap',
  ownNames: ['sitemap.xml', 'robots.txt', 'security.txt', '.well-known'],
  finish: {
    write: async (context) =>
      writeDiscoveryFiles({
        ...context,
        languages: htmlLanguages(),
        lastChanges: await readChangeDays(context.root, [CONTENT_DIR]),
        security: SECURITY_REPORTS,
      }),
  },
} satisfies BuildFeature;
