import { memoizeUntilFailure } from '@idmp/model';

/** Fetches and parses a document of this site without running its scripts; null if there is none. */
export function fetchDocument(address: string): Promise<Document | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    // Let the browser parse the response: a string would have to pass Trusted Types.
    request.responseType = 'document';
    request.onloadend = () => resolve(request.status === 200 ? request.responseXML : null);
    request.open('GET', address);
    request.send();
  });
}

/** Fetches a document of this site once; rejects if there is none, and then tries again on the next call. */
export const fetchPage = memoizeUntilFailure(async (address: string): Promise<Document> => {
  const found = await fetchDocument(address);
  if (!found) throw new Error(address);
  return found;
});
