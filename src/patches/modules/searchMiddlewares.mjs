// Stubs for parts of the search library that the site does not use: URL routing (with a parser
// for URLs), its insights events (ours are in client/search/engine/hosted/searchEvents), and metadata for its crawler.
export const createRouterMiddleware = () => undefined;
export const createInsightsMiddleware = () => undefined;
export const createMetadataMiddleware = () => undefined;
export const isMetadataEnabled = () => false;
