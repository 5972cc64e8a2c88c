import { existsSync, readdirSync } from 'node:fs';
import {
  addRenderedText,
  type CompileContext,
  componentName,
  eachNode,
  isMdxElement,
  mdxComponent,
  readProps,
  type Render,
  type Root,
} from '@idmp/compile';
import { report } from '@idmp/model';
import { componentTexts } from './componentTexts';

/** React components that documents may use by the names of their files. */
const MDX_FOLDER = 'src/components/mdx';

const FILE = /^([A-Z]\w*)\.tsx$/;

/** The React components of a folder, if it is there, for the compiler, by name. */
export function mdxComponents(folder = MDX_FOLDER): Readonly<Record<string, Render>> {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const names = files.flatMap((file) => FILE.exec(file)?.[1] ?? []);
  return Object.fromEntries(names.map((name) => [name, mdxComponent(name)]));
}

/** Adds what the React components of a document render to its texts, for search and Markdown. */
export function addTextsFrom(folder = MDX_FOLDER): (root: Root, context: CompileContext) => void {
  const textsOf = componentTexts(folder);
  return (root, context) => {
    for (const type of ['mdxJsxFlowElement', 'mdxJsxTextElement'] as const)
      eachNode(root, type, (node) => {
        if (!isMdxElement(node, context)) return;
        const name = componentName(node, context) ?? '';
        try {
          addRenderedText(node, textsOf(name, readProps(node), context.input.locale));
        } catch (error) {
          const values = { element: name, reason: String(error).replace(/\s+/g, ' ') };
          context.problems.push(report('mdx-component', context.placeOf(node), values));
        }
      });
  };
}
