import DOMPurify from 'dompurify';
import mermaid from 'mermaid';

// Mermaid cleans labels while it parses. Without a DOM, DOMPurify has no methods; what is parsed here is never shown.
if (!DOMPurify.isSupported) Object.assign(DOMPurify, { addHook() {}, sanitize: (text) => text });

/** What a parse error says about its place. */
const LINE = /on line (\d+)/;

/**
 * Parses a diagram in a worker thread.
 * @param {string} code
 * @returns {Promise<{ line: number; isUnknown: boolean } | undefined>} the fault, if Mermaid cannot read it
 */
export async function parseDiagram(code) {
  try {
    await mermaid.parse(code);
    return undefined;
  } catch (error) {
    if (error.name === 'UnknownDiagramError') return { line: 1, isUnknown: true };
    const line = error.hash?.loc?.first_line ?? LINE.exec(error.message)?.[1];
    // Other errors are not about the text: they come from what only a browser has.
    return line === undefined ? undefined : { line: Number(line), isUnknown: false };
  }
}
