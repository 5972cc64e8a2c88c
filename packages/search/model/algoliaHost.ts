/** A host as the Algolia clients expect it. */
export interface AlgoliaHost {
  url: string;
  protocol: 'http' | 'https';
  accept: 'readWrite';
  port?: number;
}

/** An index of the hosted service, and how browsers search it. */
export interface HostedIndex {
  appId: string;
  searchKey: string;
  index: string;
  /** Origins to use instead of the service's default hosts; empty for the defaults. */
  hosts: readonly string[];
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
