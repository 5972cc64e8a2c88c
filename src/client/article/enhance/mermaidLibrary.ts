import mermaidFiles from '$site/mermaid.json';
import type { Mermaid } from 'mermaid';

let failures = 0;

/** Loads mermaid from files beside the bundle, which no build has to process. */
export async function loadMermaid(): Promise<Mermaid> {
  // Browsers remember that a module did not load: another try needs another address.
  const retry = failures === 0 ? '' : `?${failures}`;
  const address = `${__PATH_PREFIX__}${mermaidFiles.entry}${retry}`;
  try {
    return ((await import(/* webpackIgnore: true */ address)) as { default: Mermaid }).default;
  } catch (error) {
    failures += 1;
    throw error;
  }
}
