/** Bundles a TypeScript module of the project for Node, without its packages; returns the absolute path of the bundle. */
export function bundleModule(source: string): Promise<string>;
