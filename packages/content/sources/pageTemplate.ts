import { stringify } from 'yaml';
import { atLine, type CompileContext, eachNode, type Root, type SplitDocument, textOf } from '@idmp/compile';
import { report } from '@idmp/model';

/** Texts of a page made by `npm run new-page`, to be replaced by its writer. */
const TEMPLATE = {
  description: 'What readers can do with this page.',
  opening: 'What the page is about, in a sentence or two.',
  heading: 'First section',
  text: 'The text of the section.',
} as const;

const TEXTS: ReadonlySet<string> = new Set(Object.values(TEMPLATE));

/** Reports texts of the template that were not replaced. */
export function checkTemplate(
  root: Root,
  context: CompileContext,
  { frontmatter: { description }, fieldLines }: SplitDocument,
): void {
  const add = (line: number, text: string): void =>
    void context.problems.push(report('template-text', context.placeOf(atLine(line)), { text }));
  if (description !== undefined && TEXTS.has(description)) add(fieldLines['description'] ?? 1, description);
  for (const type of ['heading', 'paragraph'] as const)
    eachNode(root, type, (node) => {
      const text = textOf(node).trim();
      if (TEXTS.has(text)) add(node.position?.start.line ?? 1, text);
    });
}

/** Text of a new page. */
export function pageTemplate(title: string, position: number | undefined): string {
  const fields = {
    title,
    sidebar_label: title,
    ...(position !== undefined && { sidebar_position: position }),
    description: TEMPLATE.description,
    keywords: [],
  };
  return `---
${stringify(fields)}---

${TEMPLATE.opening}

## ${TEMPLATE.heading} {#first-section}

${TEMPLATE.text}
`;
}
