import mermaidFiles from '$site/mermaid.json';
import type { Mermaid } from 'mermaid';

let failures = 0;

/** Loads mermaid from static files, so that builds don't have to bundle it. */
export async function loadMermaid(): Promise<Mermaid> {
  // Browsers cache failed module loads: a retry needs a different URL.
  const retry = failures === 0 ? '' : `?${failures}`;
  const address = `${__PATH_PREFIX__}${mermaidFiles.entry}${retry}`;
  try {
    return ((await import(/* webpackIgnore: true */ address)) as { default: Mermaid }).default;
  } catch (error) {
    failures += 1;
    throw error;
  }
}
