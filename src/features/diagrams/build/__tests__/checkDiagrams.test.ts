import { problemsOf } from '../../../../../packages/compile/document/__tests__/compile';

const fence = (text: string): string => `\`\`\`mermaid\n${text}\n\`\`\`\n`;

describe('the check of diagrams', () => {
  it.each([
    'flowchart LR\n  A[Event] --> B["中文<br/>(x)"]\n  classDef hot fill:#fff\n  class A hot',
    '%%{init: {"theme": "dark"}}%%\nflowchart TB\n  subgraph one\n    a --> b\n  end\n  click a "https://example.com"',
    '---\ntitle: 标题\n---\n%% 注\ngraph TD\n  A --> B',
    'sequenceDiagram\n  participant A as 甲\n  A->>B: 请求\n  B-->>A: 应答',
    'classDiagram\n  A <|-- B\n  A : +run()',
    'stateDiagram-v2\n  [*] --> 空闲\n  空闲 --> [*]',
    'erDiagram\n  A ||--o{ B : has',
    'gantt\n  title 计划\n  section a\n  T1 :a1, 2026-01-01, 30d',
    'pie title 份额\n  "甲" : 3\n  "乙" : 5',
    'mindmap\n  root((a))\n    b',
    'timeline\n  title a\n  2026 : b',
    'gitGraph\n  commit\n  branch a',
    'quadrantChart\n  title a\n  x-axis b --> c',
    'journey\n  title a\n  section b\n    c: 5: Me',
    'xychart-beta\n  x-axis [a, b]\n  bar [1, 2]',
    'architecture-beta\n  service a(server)[b]',
    'block-beta\n  a b c',
  ])('accepts %j', async (text) => {
    expect(await problemsOf(fence(text))).toEqual([]);
  });

  it('names the line of the first fault, below front matter, comments and empty lines', async () => {
    const text = '---\ntitle: a\n---\n%% note\nflowchart LR\n\n  %% note\n  A --> B\n  B --> C(d\n  C --> D';
    expect(await problemsOf(fence(text))).toEqual([
      '13: Mermaid cannot read the diagram at "B --> C(d", close every bracket, give every arrow a goal, and quote labels with brackets: A["text (x)"]',
    ]);
  });

  it('names a type that does not exist', async () => {
    expect(await problemsOf(fence('sequencDiagram\n  A->>B: c'))).toEqual([
      '5: "sequencDiagram" is no type of diagram, did you mean "sequenceDiagram"?',
    ]);
  });

  it('reports an empty diagram, and every faulty one of a page', async () => {
    expect(
      await problemsOf(`${fence('')}\n${fence('pie\n  "a"')}\n${fence('flowchart LR\n  A -->|b C')}`),
    ).toEqual([
      '4: the diagram is empty, write one, or remove the block',
      expect.stringMatching(/^10: Mermaid cannot read/),
      expect.stringMatching(/^15: Mermaid cannot read/),
    ]);
  });
});
