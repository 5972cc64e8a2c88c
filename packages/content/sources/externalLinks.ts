import { type CommandResult, groupBy } from '@idmp/model';
import type { CompiledDocument } from '@idmp/compile';
import { mapLimited } from '@idmp/files';

/** Status codes that do not mean a broken link: the host wants a login, another method, or fewer requests. */
const TOLERATED = new Set([401, 403, 405, 429, 999]);

/** Requests every external address in the documents once, and lists those that fail. */
export async function checkExternalLinks(
  documents: readonly Pick<CompiledDocument, 'externalLinks'>[],
  { timeoutMs, atOnce }: { timeoutMs: number; atOnce: number },
): Promise<CommandResult> {
  const links = documents.flatMap(({ externalLinks }) => externalLinks);
  const requested = links.filter(({ href }) => /^https?:/i.test(href));
  const byAddress = groupBy(requested, ({ href }) => href.replace(/#.*/, ''));
  const results = await mapLimited([...byAddress], atOnce, async ([address, places]) => {
    const fault = await faultOf(address, timeoutMs);
    return fault === undefined ? [] : places.map(({ file, line }) => `${file}:${line}: ${address} ${fault}`);
  });
  const failed = results.filter(({ length }) => length > 0).length;
  return {
    ok: failed === 0,
    lines: [...results.flat(), `${byAddress.size} outside addresses, ${failed} fail`],
  };
}

/** The fault of an address, if any; uses GET if the host rejects HEAD. */
async function faultOf(address: string, timeoutMs: number): Promise<string | undefined> {
  let fault: string | undefined;
  for (const method of ['HEAD', 'GET']) {
    try {
      const response = await fetch(address, { method, signal: AbortSignal.timeout(timeoutMs) });
      await response.body?.cancel();
      if (response.ok || TOLERATED.has(response.status)) return undefined;
      fault = `answers ${response.status}`;
    } catch (error) {
      const { cause, message } = error as Error;
      fault = `does not answer: ${cause instanceof Error ? cause.message : message}`;
    }
  }
  return fault;
}
