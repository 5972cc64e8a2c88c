/** Maximum number of causes shown; longer or circular chains are cut. */
const MAX_CAUSES = 10;

/** Text of a thrown value, which may be anything. */
function messageOf(thrown: unknown): string {
  if (thrown instanceof Error) return thrown.message || thrown.name;
  if (typeof thrown === 'string') return thrown;
  try {
    return String(JSON.stringify(thrown));
  } catch {
    return typeof thrown;
  }
}

/** Messages of an error and its causes, one per line. */
export function errorChain(error: unknown): string {
  const messages: string[] = [];
  let at: unknown = error;
  while (at !== undefined && at !== null && messages.length < MAX_CAUSES) {
    messages.push(messageOf(at));
    at = at instanceof Error ? at.cause : undefined;
  }
  return messages.map((message, depth) => (depth === 0 ? message : `Cause: ${message}`)).join('\n');
}

/** Error message on a single line. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message || error.name : String(error);
}
