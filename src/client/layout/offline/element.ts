/**
 * The element of the offline file with an id.
 * @throws when the file lacks it
 */
export function element(name: string): HTMLElement {
  const found = document.getElementById(`idmp-${name}`);
  if (!found) throw new Error(`The offline file has no element "idmp-${name}".`);
  return found;
}
