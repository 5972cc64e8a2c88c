import { startStaticServer as start } from '../../src/node/serve/startStaticServer';

export interface StaticServer {
  /** Origin and path prefix, without a slash at the end. */
  url: string;
  close(): Promise<void>;
}

export interface StaticServerOptions {
  /** Folder of the built site. */
  root: string;
  /** Path prefix to serve it below; that of the build without one. */
  prefix?: string;
  /** Port; 0 takes a free one. */
  port?: number;
}

/** Serve a built site on a loopback port, by the rules that its host files carry. */
export async function startStaticServer(options: StaticServerOptions): Promise<StaticServer> {
  const { root: dir, prefix: pathPrefix, port } = options;
  const server = await start({
    dir,
    ...(port === undefined ? {} : { port }),
    ...(pathPrefix === undefined ? {} : { pathPrefix }),
  });
  return { url: server.origin + server.pathPrefix, close: () => server.close() };
}
