import { languageOf } from '../../../../core/markdown/codeBlocks';
import type { CompileContext } from '../../../../core/markdown/context';
import { eachNode, type Root } from '../../../../core/markdown/mdast';
import { checkJson, checkYaml } from './data';
import type { SampleFault } from './sampleFault';
import { checkShell } from './shell';

type Check = (text: string) => SampleFault | undefined;

const CHECKS = new Map<string, Check>([
  ['json', checkJson],
  ['yaml', checkYaml],
  ['yml', checkYaml],
  ['bash', checkShell],
  ['sh', checkShell],
  ['shell', checkShell],
  ['zsh', checkShell],
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
    context.report.warning({
      node: { position: { start: { line } }, data: node.data },
      code: 'sample',
      message: fault.message,
      hint: fault.hint,
    });
  });
}
