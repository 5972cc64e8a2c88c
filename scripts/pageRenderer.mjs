import { standIn } from './standIn.mjs';

/**
 * Draws the pages in this process, where Gatsby would keep a second one of 200 MB for them from the start of a build,
 * which reads the configuration and builds the schema once more: on two cores that holds up what it should hasten.
 * @param {NodeRequire} require of the project
 */
export function renderInThisProcess(require) {
  const renderer = () => require('gatsby/dist/utils/worker/child/render-html');
  const pool = {
    single: {
      renderHTMLProd: (pages) => renderer().renderHTMLProd(pages),
      renderSlices: (slices) => renderer().renderSlices(slices),
    },
    // What a process of its own would need first stands ready in this one.
    all: { loadConfigAndPlugins: () => undefined, buildSchema: () => undefined },
    end: () => [],
  };
  standIn(require, 'gatsby/dist/utils/worker/pool', { create: () => pool });
}
