/** Parses an address; null if it is not valid. `URL.canParse` is too new for some supported browsers. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
