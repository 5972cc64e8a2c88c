import mermaidFiles from '$site/mermaid.json';
import type { Mermaid } from 'mermaid';

/** Loads mermaid from files beside the bundle, which no build has to process. */
export async function loadMermaid(): Promise<Mermaid> {
  const address = `${__PATH_PREFIX__}${mermaidFiles.entry}`;
  const library = (await import(/* webpackIgnore: true */ address)) as { default: Mermaid };
  return library.default;
}
