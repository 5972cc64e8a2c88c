import type { BuildFeature } from '../../gatsby/buildFeature';
import { windowPlayground } from './build/windowPlayground';

/** `<WindowPlayground>`: how the windows of an analysis divide a day of data. */
export const playground = {
  name: 'playground',
  markdown: {
    components: {
      WindowPlayground: (_state, _node, context) => windowPlayground(context.options.messages),
    },
  },
  pages: { sheets: { playground: ['window-playground'] } },
} satisfies BuildFeature;
