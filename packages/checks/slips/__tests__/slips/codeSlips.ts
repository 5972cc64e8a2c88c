import { page } from '../../../../content/__tests__/project';
import { code, PAGE, slips } from './slip';

/** Code that readers copy, and that fails then. */
export const CODE_SLIPS = slips([
  [
    'a fence without language',
    { [PAGE]: page(code('', 'ls')), 'content/house-rules.json': '["fence-language"]' },
    '5 fence-language',
  ],
  ['a formula as code', code('math', 'P = UI'), '5 fence-language', /picture/],
  ['an unknown language', code('bahs', 'ls'), '5 fence-language'],
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
    'code that differs between the languages',
    {
      [PAGE]: page(code('bash', 'ls -l')),
      'content/en/05-basic/02-attributes.md': page(code('bash', 'ls -a')),
      'content/house-rules.json': '["code-differs"]',
    },
    'content/en/05-basic/02-attributes.md:5 code-differs',
  ],
  ['a space without width in a command', code('bash', 'ls\n\u200Bkopia'), '7 code-sign', /U\+200B/],
  ['a space that does not break in code in a line', 'Run `run\u00A0-p`.', '5 code-sign'],
  ['a sign that turns the direction in code', code('bash', 'rm \u202Efdp.'), '6 code-sign'],
  ['a soft hyphen in code', code('yaml', 'a: x\u00ADy'), '6 code-sign'],
  ['a dash before an option', code('bash', 'ls ––all'), '6 code-sign', /U\+2013/],
  ['a value that nobody fills, in code', code('bash', 'tar xf idmp-{{PACKAGE}}.tar.gz'), '6 unknown-value'],
]);
