import { startStaticServer as start } from '@idmp/hosts';

export interface StaticServer {
  /** Origin and path prefix, without trailing slash. */
  url: string;
  close(): Promise<void>;
}

export interface StaticServerOptions {
  /** Folder of the built site. */
  root: string;
  /** Path prefix to serve it under; defaults to the build's. */
  prefix?: string;
  /** Port; 0 picks a free one. */
  port?: number;
}

/** Serves a built site on a loopback port, with the rules of its host configs. */
export async function startStaticServer(options: StaticServerOptions): Promise<StaticServer> {
  const { root: dir, prefix: pathPrefix, port } = options;
  const server = await start({
    dir,
    ...(port === undefined ? {} : { port }),
    ...(pathPrefix === undefined ? {} : { pathPrefix }),
  });
  return { url: server.origin + server.pathPrefix, close: () => server.close() };
}
