/** A script element for an address that the build has listed; the only way to one that lint allows. */
export function createScript(address: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = window.__early?.policy?.createScriptURL(address) ?? address;
  return script;
}
