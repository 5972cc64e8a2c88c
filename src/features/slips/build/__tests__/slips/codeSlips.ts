import { page } from '../../../../../core/__tests__/project';
import { code, PAGE, slips } from './slip';

/** Code that readers copy, and that fails then. */
export const CODE_SLIPS = slips([
  ['a no-break space in a command', code('bash', 'docker\u00A0run'), '6 code-characters'],
  ['a zero-width space in a command', code('bash', 'ls\necho\u200B hi'), '7 code-characters'],
  ['a sign that turns the direction', code('bash', 'echo safe \u202E ; rm -rf /'), '6 code-characters'],
  ['a soft hyphen in a sample', code('yaml', 'key\u00AD: 1'), '6 code-characters'],
  ['a byte order mark in a sample', code('json', '\uFEFF{}'), '6 code-characters'],
  ['an ideographic space in a command', code('bash', 'docker\u3000run'), '6 code-characters'],
  ['an invisible sign in code in a line', '运行 `docker\u200Brun`。\n', '5 code-characters'],
  ['curly quotes in a command', code('bash', 'curl “http://localhost”'), '6 code-characters'],
  ['a full-width semicolon in a command', code('sh', 'cd a；ls'), '6 code-characters'],
  ['a full-width bracket in a command', code('bash', 'echo $（date）'), '6 code-characters'],
  ['a dash of a word processor in a command', code('bash', 'docker run –name a'), '6 code-characters', /-/],
  ['a fence without language', code('', 'ls'), '5 fence-language'],
  ['an unknown language', code('bahs', 'ls'), '5 fence-language'],
  ['curly quotes around the title of code', '```yaml title=“a.yml”\na: 1\n```\n', '5 fence-meta', /straight/],
  ['a title of code that does not end', '```yaml title="a.yml\na: 1\n```\n', '5 fence-meta', /title/],
  ['a marked line that the code does not have', '```bash {9}\nls\n```\n', '5 fence-meta', /numbers/],
  ['an unknown type of diagram', code('mermaid', 'flowchrt LR\n  A --> B'), '6 diagram', /flowchart/],
  ['an open bracket in a diagram', code('mermaid', 'flowchart LR\n  A[Event --> B'), '7 diagram'],
  [
    'full-width brackets in a diagram',
    code('mermaid', 'flowchart LR\n  A --> B\n  B --> C（事件）'),
    '8 diagram',
  ],
  ['an arrow without end in a diagram', code('mermaid', 'sequenceDiagram\n  A->>B: 一\n  A->>'), '8 diagram'],
  ['a slice without value in a diagram', code('mermaid', 'pie\n  "a" : 1\n  "b"'), '8 diagram'],
  [
    'a slip below the comments of a diagram',
    code('mermaid', '---\ntitle: a\n---\n%% 注\nflowchart LR\n  %% 注\n  A[a'),
    '12 diagram',
  ],
  ['an empty diagram', code('mermaid', ''), '5 diagram'],
  [
    'JSON with a comma too many',
    { [PAGE]: page(code('json', '{\n  "a": 1,\n}')), 'content/house-rules.json': '["sample"]' },
    '8 sample',
  ],
  [
    'YAML with a tab',
    { [PAGE]: page(code('yaml', 'a:\n\tb: 1')), 'content/house-rules.json': '["sample"]' },
    '7 sample',
  ],
  [
    'a command with an open quote',
    { [PAGE]: page(code('bash', 'echo "a')), 'content/house-rules.json': '["sample"]' },
    '6 sample',
  ],
  [
    'a space behind the sign that continues a command',
    { [PAGE]: page(code('bash', 'docker run \\ \n  a')), 'content/house-rules.json': '["sample"]' },
    '6 sample',
  ],
  [
    'code that differs between the languages',
    {
      [PAGE]: page(code('bash', 'ls -l')),
      'content/en/05-basic/02-attributes.md': page(code('bash', 'ls -a')),
      'content/house-rules.json': '["code-differs"]',
    },
    'content/en/05-basic/02-attributes.md:5 code-differs',
  ],
  ['a value that nobody fills, in code', code('bash', 'tar xf idmp-{{VERSION}}.tar.gz'), '6 unknown-value'],
]);
