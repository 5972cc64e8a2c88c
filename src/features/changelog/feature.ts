import type { BuildFeature } from '../../build/buildFeature';
import { changelogElement } from './build/changelogElement';
import { changelogPlace, report } from './build/changelogElement';
import { outside } from '@idmp/compile';

/** `<Changelog>`: the entries of all release notes of a chapter, with a filter. */
export const changelog = {
  name: 'changelog',
  problems: report,
  markdown: {
    components: {
      Changelog: (_state, node, context) => changelogPlace(node, context),
      Area: outside('Area', 'Changelog'),
    },
    sheets: { changelog: ['changelog'] },
  },
  pages: { places: { changelog: changelogElement } },
} satisfies BuildFeature;
