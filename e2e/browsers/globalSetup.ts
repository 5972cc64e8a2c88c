import { startStaticServer } from '@idmp/hosts';
import { buildUnlessFresh } from '../globalSetup';

/** Builds the site if needed and serves it to all workers. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  buildUnlessFresh();
  const server = await startStaticServer({ dir: 'public' });
  process.env['E2E_BASE_URL'] = server.origin;
  return () => server.close();
}
