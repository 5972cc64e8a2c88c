import type { BuildFeature } from '../../core/feature/buildFeature';
import { changelog as changelogElement } from '../../node/assemble/changelog';
import { changelog as changelogPlace } from '../../node/markdown/changelog';
import { outside } from '../../node/markdown/outside';

/** `<Changelog>`: the entries of all release notes of a chapter, with a filter. */
export const changelog = {
  name: 'changelog',
  markdown: {
    components: {
      Changelog: (_state, node, context) => changelogPlace(node, context),
      Area: outside('Area', 'Changelog', 'stray-area'),
    },
  },
  pages: { places: { changelog: changelogElement } },
} satisfies BuildFeature;
