/** Fetches a document of this site and parses it, without running or loading anything; null when there is none. */
export function fetchDocument(address: string): Promise<Document | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    // Parses without handing over text that would have to be trusted.
    request.responseType = 'document';
    request.onloadend = () => resolve(request.status === 200 ? request.responseXML : null);
    request.open('GET', address);
    request.send();
  });
}
