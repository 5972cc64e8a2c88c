/**
 * Changes: Gatsby runs queries and renders HTML in its own process instead of workers, unless workers are faster.
 * Why: a worker loads Gatsby, the plugins and the schema, is ended after the queries, and loads them again to render.
 * Written for: gatsby 5.16.1. Anchors: `create` of `gatsby/dist/utils/worker/pool`, the functions of
 * `child/render-html` beside it, and the single core for which Gatsby runs queries in its own process.
 * Remove: delete this file and its line in `index.ts`.
 */
import { requireFromGatsby } from './gatsbyModule';

/** Up to this number, a process renders all pages before two workers have started and shared them: 3.5 ms each. */
const ONE_PROCESS_MAX_PAGES = 1000;

interface WorkerPool {
  create?: () => object;
}

/** Would workers finish the pages earlier than Gatsby's own process? Gatsby starts one for each core but one. */
export const needsWorkers = (pages: number, cores: number): boolean =>
  cores > 2 && pages > ONE_PROCESS_MAX_PAGES;

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

/** Number of cores by which Gatsby chooses its number of workers. */
export const coresOfGatsby = (): number =>
  (requireFromGatsby('gatsby-core-utils') as { cpuCoreCount: () => number }).cpuCoreCount();
