import { languageOf } from '../../markdown/codeBlocks';
import type { CompileContext } from '../../markdown/context';
import { eachNode, type Root } from '../../markdown/mdast';
import { checkJson, checkToml, checkYaml } from './data';
import { checkIni } from './ini';
import { checkPython } from './python';
import type { SampleFault } from './sampleFault';
import { checkShell } from './shell';
import { checkSql } from './sql';

type Check = (text: string) => SampleFault | undefined;

const CHECKS = new Map<string, Check>([
  ['json', checkJson],
  ['yaml', checkYaml],
  ['yml', checkYaml],
  ['ini', checkIni],
  ['toml', checkToml],
  ['bash', checkShell],
  ['sh', checkShell],
  ['shell', checkShell],
  ['zsh', checkShell],
  ['python', checkPython],
  ['py', checkPython],
  ['sql', checkSql],
]);

/** Faults of a code sample; none for unsupported languages. */
export function checkSample(language: string, text: string): SampleFault | undefined {
  return CHECKS.get(language)?.(text);
}

/** Checks every code block in a supported language without running it. All findings are warnings. */
export function checkSamples(root: Root, context: CompileContext): void {
  eachNode(root, 'code', (node) => {
    const fault = checkSample(languageOf(node), node.value);
    if (!fault) return;
    const line = (node.position?.start.line ?? 1) + 1 + fault.line;
    context.report(
      { position: { start: { line } }, data: node.data },
      'warning',
      'sample',
      fault.message,
      fault.hint,
    );
  });
}
