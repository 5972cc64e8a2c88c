import type { BuildFeature } from '../../core/feature/buildFeature';
import { writeHostFiles } from '../../node/hosts/writeHostFiles';
import { bannerHash } from '../../node/output/bannerHash';
import { removeRedirectPages, writeRedirectPages } from '../../node/output/redirectPages';
import { buildSettings } from '../../node/settings/buildSettings';
import { contentPolicy } from '../../site/contentPolicy';
import { settings } from '../../site/settings';

/** Configurations for web servers and static hosts, and pages at former addresses for hosts without rules. */
export const hosts = {
  name: 'hosts',
  finish: {
    clear: removeRedirectPages,
    list({ publicDir, pathPrefix, redirects }) {
      const policy = contentPolicy(settings, bannerHash, 'header');
      const { formsUpstream } = buildSettings;
      return writeHostFiles({ publicDir, pathPrefix, policy, redirects, formsUpstream });
    },
    async complete({ publicDir, siteUrl, pathPrefix, pages }) {
      if (!buildSettings.redirectPages) return;
      await writeRedirectPages(
        pages.flatMap(({ aliases, address, title }) => aliases.map((from) => ({ from, to: address, title }))),
        { publicDir, siteUrl, pathPrefix, policy: contentPolicy(settings, bannerHash, 'meta') },
      );
    },
  },
} satisfies BuildFeature;
