import type { BuildFeature } from '../../build/buildFeature';
import { APACHE_NAMES, HOSTS_DIR, PRIVATE_FILES, writeHostFiles } from '@idmp/hosts';
import { bannerHash } from '../../build/writeBootScript';
import { MOVED_SCRIPT, removeRedirectPages, writeRedirectPages } from './build/redirectPages';
import { buildSettings } from '../../settings/buildSettings';
import { contentPolicy } from '../../settings/contentPolicy';
import { hostForms } from '../../settings/endpoints';
import { settings } from '../../settings/settings';

/** Configurations for web servers and static hosts, and pages at former addresses for hosts without rules. */
export const hosts = {
  name: 'hosts',
  ownNames: [HOSTS_DIR, MOVED_SCRIPT, ...PRIVATE_FILES.map((file) => file.slice(1)), ...APACHE_NAMES],
  finish: {
    clear: removeRedirectPages,
    list({ publicDir, pathPrefix, redirects }) {
      const policy = contentPolicy(settings, bannerHash, 'header');
      const forms = hostForms(buildSettings.formsUpstream);
      return writeHostFiles({ publicDir, pathPrefix, policy, redirects, forms });
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
