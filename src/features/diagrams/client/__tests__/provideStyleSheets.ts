/** Minimal CSSStyleSheet that only counts its rules. */
class PlainStyleSheet {
  cssRules: string[] = [];

  replaceSync(text: string): void {
    this.cssRules = text.split('}').filter((rule) => rule.trim() !== '');
  }
}

/** Polyfills constructed style sheets, which jsdom lacks. */
export function provideStyleSheets(): void {
  Object.defineProperty(window, 'CSSStyleSheet', { configurable: true, value: PlainStyleSheet });
  Object.defineProperty(document, 'adoptedStyleSheets', { configurable: true, writable: true, value: [] });
}
