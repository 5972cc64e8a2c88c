import { channel } from 'node:diagnostics_channel';
import { standIn } from './standIn.mjs';

/** Tells the paths of pages whose files are written. */
const drawn = channel('idmp-docs.pages-drawn');

/**
 * Draws the pages in this process, where Gatsby would keep a second one of 200 MB for them from the start of a build,
 * which reads the configuration and builds the schema once more: on two cores that holds up what it should hasten.
 * @param {NodeRequire} require of the project
 */
export function renderInThisProcess(require) {
  const renderer = () => require('gatsby/dist/utils/worker/child/render-html');
  async function renderHTMLProd(pages) {
    const result = await renderer().renderHTMLProd(pages);
    drawn.publish(pages.paths);
    return result;
  }
  const pool = {
    single: {
      renderHTMLProd,
      renderSlices: (slices) => renderer().renderSlices(slices),
    },
    // What a process of its own would need first stands ready in this one.
    all: { loadConfigAndPlugins: () => undefined, buildSchema: () => undefined },
    end: () => [],
  };
  standIn(require, 'gatsby/dist/utils/worker/pool', { create: () => pool });
}
