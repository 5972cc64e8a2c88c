import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { CreateDevServerArgs, ParentSpanPluginArgs } from 'gatsby';
import { WRITTEN_DIR } from '@idmp/hosts';
import { loadOptions, loadSite } from '../assemble/loadSite';
import type { DevelopApp } from '../types/gatsby';
import { serveProblems } from '../features/problem-list/build/writeProblems';
import { REPORT_ADDRESS } from '../features/problem-list/model/writerReport';
import { serveSearchFiles } from '../features/search/build/searchFiles';
import { siteUrls } from '../settings/buildSettings';
import { PUBLIC_DIR } from '../build/writePublicFiles';
import { patchGatsby } from '../patches';

export { createPages } from './createPages';
export { createResolvers } from './createResolvers';
export { createSchemaCustomization } from './createSchemaCustomization';
export { onCreateNode } from './onCreateNode';
export { onCreatePage } from './onCreatePage';
export { onPostBuild } from './onPostBuild';
export { onPreBootstrap } from './onPreBootstrap';
export { sourceNodes } from './sourceNodes';

/** Serves in development the texts to search, and the problems of the content. */
export async function onCreateDevServer({ app }: CreateDevServerArgs): Promise<void> {
  const server = app as DevelopApp;
  const options = { ...loadOptions(process.cwd()), production: false, siteUrls: siteUrls() };
  await serveSearchFiles(server, () => loadSite(options));
  server.use(REPORT_ADDRESS, serveProblems);
}

/** Lets a plain `gatsby build` start over without the lists of the last one, and patches Gatsby before it reads anything. */
export function onPreInit(): void {
  const [site, lists] = ['index.html', WRITTEN_DIR].map((name) => existsSync(path.join(PUBLIC_DIR, name)));
  if (process.env['gatsby_executing_command'] === 'build' && site && !lists)
    rmSync(PUBLIC_DIR, { recursive: true });
  patchGatsby();
}

interface PagesOfGatsby {
  components: ReadonlyMap<string, { serverData: boolean; config: boolean }>;
}

/** Refuses pages that a server would have to render: hosts of this site have files only. */
export function onPreBuild({ store, reporter }: ParentSpanPluginArgs): void {
  const { components } = (store.getState as () => PagesOfGatsby)();
  for (const [file, { serverData, config }] of components)
    if (serverData || config)
      reporter.panicOnBuild(
        `${path.relative('', file)} exports ${serverData ? 'getServerData' : 'config'}, which needs a server. This site is made of files: get the data from a source plugin, or in the browser.`,
      );
}
