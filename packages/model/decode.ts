/** The text of percent encodings; undefined if they are malformed. */
export const decoded = (text: string): string | undefined => decodedBy(decodeURIComponent, text);

/** Like `decoded`, but what separates the parts of an address stays encoded. */
export const decodedAddress = (text: string): string | undefined => decodedBy(decodeURI, text);

function decodedBy(decode: (text: string) => string, text: string): string | undefined {
  try {
    return decode(text);
  } catch {
    return undefined;
  }
}
