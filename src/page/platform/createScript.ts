/** Creates a script element for a script of the build. Lint rules forbid any other way. */
export function createScript(address: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = window.__early?.policy?.createScriptURL(address) ?? address;
  return script;
}
