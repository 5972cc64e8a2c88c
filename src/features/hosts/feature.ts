import type { BuildFeature } from '../../gatsby/buildFeature';
import { writeHostFiles } from './build/writeHostFiles';
import { bannerHash } from '../../build/bannerHash';
import { APACHE_NAMES } from './build/htaccess';
import { MOVED_SCRIPT, removeRedirectPages, writeRedirectPages } from './build/redirectPages';
import { buildSettings } from '../../settings/buildSettings';
import { HOSTS_DIR, PRIVATE_FILES } from '../../settings/hostSite';
import { contentPolicy } from '../../settings/contentPolicy';
import { settings } from '../../settings/settings';

/** Configurations for web servers and static hosts, and pages at former addresses for hosts without rules. */
export const hosts = {
  name: 'hosts',
  ownNames: [HOSTS_DIR, MOVED_SCRIPT, ...PRIVATE_FILES.map((file) => file.slice(1)), ...APACHE_NAMES],
  finish: {
    clear: removeRedirectPages,
    list({ publicDir, pathPrefix, redirects }) {
      const policy = contentPolicy(settings, bannerHash, 'header');
      const { formsUpstream } = buildSettings;
      return writeHostFiles({ publicDir, pathPrefix, policy, redirects, formsUpstream });
    },
    async complete(context) {
      const { pages } = context;
      if (!buildSettings.redirectPages) return;
      await writeRedirectPages(
        pages.flatMap(({ aliases, address, title }) => aliases.map((from) => ({ from, to: address, title }))),
        { ...context, policy: contentPolicy(settings, bannerHash, 'meta') },
      );
    },
  },
} satisfies BuildFeature;
