/**
 * Returns the element with an id.
 * @throws if it doesn't exist
 */
export function element(name: string): HTMLElement {
  const found = document.getElementById(`idmp-${name}`);
  if (!found) throw new Error(`The offline file has no element "idmp-${name}".`);
  return found;
}
