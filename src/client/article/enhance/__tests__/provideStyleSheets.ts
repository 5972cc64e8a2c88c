/** Style sheet of which only the number of rules can be known. */
class PlainStyleSheet {
  cssRules: string[] = [];

  replaceSync(text: string): void {
    this.cssRules = text.split('}').filter((rule) => rule.trim() !== '');
  }
}

/** Gives the test's document constructed style sheets, which it lacks. */
export function provideStyleSheets(): void {
  Object.defineProperty(window, 'CSSStyleSheet', { configurable: true, value: PlainStyleSheet });
  Object.defineProperty(document, 'adoptedStyleSheets', { configurable: true, writable: true, value: [] });
}
