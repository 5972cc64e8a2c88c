/**
 * Changes: Gatsby runs queries and renders HTML in its own process instead of workers.
 * Why: a worker loads Gatsby, the plugins and the schema, is ended after the queries, and loads them again to render. Only
 * beyond a thousand pages, on more than two cores, would workers be earlier.
 * Written for: gatsby 5.16.1. Anchors: `create` of `gatsby/dist/utils/worker/pool`, the functions of
 * `child/render-html` beside it, and the single core for which Gatsby runs queries in its own process.
 */
import { requireFromGatsby } from './gatsbyModule';

interface WorkerPool {
  create?: () => object;
}

/** Lets Gatsby's own process do the work of its workers. */
export function useOneProcess(): void {
  const pool = requireFromGatsby('./dist/utils/worker/pool') as WorkerPool;
  const renderer = requireFromGatsby('./dist/utils/worker/child/render-html') as object;
  if (!pool.create || !('renderHTMLProd' in renderer))
    throw new Error("Gatsby's workers have changed; see oneProcess.ts.");
  process.env['GATSBY_CPU_COUNT'] = '1';
  // `all` prepares each worker, which this process needs not.
  const all = new Proxy({}, { get: () => () => [] });
  pool.create = () => ({
    single: renderer,
    all,
    end: () => [],
    restart: () => Promise.resolve(),
    getWorkerInfo: () => [],
  });
}
