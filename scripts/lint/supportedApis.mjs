import ts from 'typescript';
import { missingIn, promisedVersions } from './browserSupport.mjs';

/** Interfaces of TypeScript's libraries whose members the compatibility data lists under another name. */
const ALIASES = {
  ReadonlyArray: 'Array',
  ReadonlyMap: 'Map',
  ReadonlySet: 'Set',
  WindowOrWorkerGlobalScope: undefined,
};

/** Reports browser APIs that a browser of `browserslist` lacks, unless they are in the option `guarded`. */
export const supportedApis = {
  meta: {
    type: 'problem',
    messages: {
      missing:
        '{{api}} is missing in {{browsers}}, which package.json promises. Guard its use and add it to scripts/lint/guardedApis.mjs, or use another API.',
    },
    schema: [
      {
        type: 'object',
        properties: {
          browsers: { type: 'array', items: { type: 'string' } },
          guarded: { type: 'array', items: { type: 'string' } },
        },
        additionalProperties: false,
      },
    ],
  },
  create(context) {
    const { browsers, guarded = [] } = context.options[0] ?? {};
    const promised = promisedVersions(browsers);
    const allowed = new Set(guarded);
    const { program, esTreeNodeToTSNodeMap } = context.sourceCode.parserServices;
    const checker = program.getTypeChecker();

    const check = (node, symbol, objectType) => {
      for (const declaration of symbol?.declarations ?? []) {
        if (!program.isSourceFileDefaultLibrary(declaration.getSourceFile())) continue;
        const owners = [ownerOf(declaration), ...namesOf(checker, objectType)];
        for (const owner of owners) {
          const lacking = missingIn(owner, symbol.name, promised);
          if (!lacking) continue;
          const api = owner ? `${owner}.${symbol.name}` : symbol.name;
          if (lacking.length > 0 && !allowed.has(api) && !allowed.has(owner))
            context.report({ node, messageId: 'missing', data: { api, browsers: lacking.join(', ') } });
          return;
        }
      }
    };

    return {
      Identifier(node) {
        if (isOfType(node.parent)) return;
        const tsNode = esTreeNodeToTSNodeMap.get(node);
        const object =
          node.parent.type === 'MemberExpression' && node.parent.property === node && node.parent.object;
        check(
          node,
          checker.getSymbolAtLocation(tsNode),
          object ? checker.getTypeAtLocation(esTreeNodeToTSNodeMap.get(object)) : undefined,
        );
      },
      'ObjectPattern > Property[computed=false]'(node) {
        const type = checker.getTypeAtLocation(esTreeNodeToTSNodeMap.get(node.parent));
        check(node.key, checker.getPropertyOfType(type, node.key.name ?? String(node.key.value)), type);
      },
    };
  },
};

const EXPRESSIONS = new Set(['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression']);

/** Whether an identifier below a node names a type. */
const isOfType = (parent) => parent.type.startsWith('TS') && !EXPRESSIONS.has(parent.type);

/** Name of the interface or namespace that declares something; undefined for globals. */
function ownerOf(declaration) {
  let { parent } = declaration;
  if (ts.isVariableDeclarationList(parent)) parent = parent.parent.parent;
  if (ts.isInterfaceDeclaration(parent)) {
    const name = parent.name.text.replace(/(?<=.)Constructor$/, '');
    return name in ALIASES ? ALIASES[name] : name;
  }
  if (ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent)) return parent.parent.name.text;
  if (ts.isModuleBlock(parent)) return parent.parent.name.text;
  return undefined;
}

/** Names of a type and of everything it extends; mixins such as ARIAMixin are listed under their users. */
function namesOf(checker, type) {
  if (!type) return [];
  const constrained = checker.getBaseConstraintOfType(type) ?? type;
  if (constrained.isUnionOrIntersection()) return constrained.types.flatMap((part) => namesOf(checker, part));
  const bases = constrained.isClassOrInterface() ? checker.getBaseTypes(constrained) : [];
  return [constrained.symbol?.name, ...bases.flatMap((base) => namesOf(checker, base))].filter(Boolean);
}
