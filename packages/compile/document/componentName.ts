import type { CompileContext } from './context';
import type { JsxElement } from './mdast';

/** Modules of the live site, one per language and version, with the same component. */
const PACKAGE_LIST = /\/components\/PkgList\w*\/?$/;

/** Original name of a component: after `import T from '@theme/Tabs'`, `T` is `Tabs`. */
export function componentName(node: JsxElement, context: CompileContext): string | undefined {
  const from = importOf(node, context);
  return from === undefined ? (node.name ?? '') : nameInModule(from);
}

/** The component that an imported module contains, such as `@theme/Tabs` or `/src/components/PkgListEn`. */
export function nameInModule(source: string): string | undefined {
  return PACKAGE_LIST.test(source) ? 'PkgList' : /^@theme\/(.*)$/.exec(source)?.[1];
}

/** The module that an element is imported from, if any. */
export function importOf(node: JsxElement, context: CompileContext): string | undefined {
  return context.imports.get(context.placeOf(node).file)?.get(node.name ?? '');
}
