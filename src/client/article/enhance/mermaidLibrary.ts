import mermaidFiles from '$site/mermaid.json';
import type { Mermaid } from 'mermaid';

/** The drawing library; its files lie beside the bundle, so that no build has to work through them. */
export async function loadMermaid(): Promise<Mermaid> {
  const address = `${__PATH_PREFIX__}${mermaidFiles.entry}`;
  const library = (await import(/* webpackIgnore: true */ address)) as { default: Mermaid };
  return library.default;
}
