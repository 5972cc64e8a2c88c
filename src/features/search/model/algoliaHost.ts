/** A host as the Algolia clients expect it. */
export interface AlgoliaHost {
  url: string;
  protocol: 'http' | 'https';
  accept: 'readWrite';
  port?: number;
}

/** The host of an origin. */
export function algoliaHost(origin: string): AlgoliaHost {
  const { protocol, hostname, port } = new URL(origin);
  return {
    url: hostname,
    protocol: protocol === 'https:' ? 'https' : 'http',
    accept: 'readWrite',
    ...(port && { port: Number(port) }),
  };
}
