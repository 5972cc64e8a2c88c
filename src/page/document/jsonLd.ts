/** Data as the content of a JSON-LD script element, which nothing in it can end. */
export const jsonLd = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c');
