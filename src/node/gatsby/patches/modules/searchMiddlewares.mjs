// Stands in for parts of the search library that the site leaves off: addresses of searches (with a parser
// for them), event reports of its own (ours are in client/search/engine/hosted/searchEvents), and marks for its crawler.
export const createRouterMiddleware = () => undefined;
export const createInsightsMiddleware = () => undefined;
export const createMetadataMiddleware = () => undefined;
export const isMetadataEnabled = () => false;
