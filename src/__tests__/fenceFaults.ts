import { spawnSync } from 'node:child_process';
import { eachNode, languageOf, parseMarkdown } from '@idmp/compile';

const FRONT_MATTER = /^---\n[\s\S]*?\n---(?=\n)/;

/** Faults of the code blocks of a page as `line: language: what is wrong`; languages without a rule have none; JSON and YAML are the content check's. */
export function fenceFaults(raw: string): string[] {
  const faults: string[] = [];
  const body = raw.replace(FRONT_MATTER, (head) => head.replace(/[^\n]/g, ''));
  eachNode(parseMarkdown(body), 'code', (node) => {
    const language = languageOf(node);
    const fault = RULES[language]?.(node.value);
    if (fault) faults.push(`${node.position?.start.line ?? 0}: ${language}: ${fault}`);
  });
  return faults;
}

type Rule = (text: string) => string | undefined;

const RULES: Readonly<Record<string, Rule>> = {
  bash: shellFault,
  sh: shellFault,
  ini: (text) => lineFault(text, /^(?:\[[^\][]+\]|[^[\]=\s][^=]*=.*|[^[\]=]+)$/),
  sql: sqlFault,
};

const knownShellTexts = new Map<string, string | undefined>();

/** Asks `bash -n`, which reads the commands and runs none; each text once. */
function shellFault(text: string): string | undefined {
  if (!knownShellTexts.has(text)) {
    const { status, error, stderr } = spawnSync('bash', ['-n'], { input: text, encoding: 'utf8' });
    if (error) throw error;
    knownShellTexts.set(
      text,
      status === 0 ? undefined : (/line \d+: .*/.exec(stderr)?.[0] ?? 'does not parse'),
    );
  }
  return knownShellTexts.get(text);
}

/** The first line that is neither empty, nor a comment, nor of the given shape. */
function lineFault(text: string, shape: RegExp): string | undefined {
  const line = text
    .split('\n')
    .map((each) => each.trim())
    .find((each) => each !== '' && !/^[#;]/.test(each) && !shape.test(each));
  return line === undefined ? undefined : `"${line}" cannot be read`;
}

/** Statements that the documentation may show. */
const STATEMENT = /^(?:select|show|create|alter|drop|use|insert|delete|describe|explain|with)\b/i;

/** Quotes and parentheses in pairs, each statement of a known kind and ended. */
function sqlFault(text: string): string | undefined {
  const code = text.replace(/--.*$/gm, '').replace(/'(?:[^']|'')*'|"[^"]*"|`[^`]*`/g, '_');
  if (/['"`]/.test(code)) return 'a quote is not closed';
  let depth = 0;
  for (const character of code.replace(/[^()]/g, '')) {
    depth += character === '(' ? 1 : -1;
    if (depth < 0) break;
  }
  if (depth !== 0) return 'parentheses do not match';
  if (!/;\s*$/.test(code)) return 'the last statement has no semicolon';
  const unknown = code
    .split(';')
    .map((statement) => statement.trim())
    .find((statement) => statement !== '' && !STATEMENT.test(statement));
  return unknown === undefined ? undefined : `unknown statement "${unknown}"`;
}
