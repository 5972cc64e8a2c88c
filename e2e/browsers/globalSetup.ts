import { buildUnlessFresh } from '../globalSetup';
import { startStaticServer } from '../support/staticServer';

/** Builds the site if needed and serves it to all workers. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  buildUnlessFresh();
  const server = await startStaticServer({ root: 'public' });
  process.env['E2E_BASE_URL'] = server.url;
  return () => server.close();
}
