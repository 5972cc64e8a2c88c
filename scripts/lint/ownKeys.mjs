import ts from 'typescript';

/** Makes records without a prototype. */
const MAKER = 'plainRecord';
/** Records that have no entries from a prototype. */
const EXEMPT = new Set(['ProcessEnv']);

/**
 * Reports records that are read or written under a name that only the running program knows: a page, a heading or a file
 * may be called `constructor` or `__proto__`, which every object has from its prototype.
 */
export const ownKeys = {
  meta: {
    type: 'problem',
    messages: {
      inherited:
        'A name such as "constructor" reaches the prototype here: use a Map, ownValue, or a record of plainRecord.',
    },
    schema: [],
  },
  create(context) {
    const { program, esTreeNodeToTSNodeMap } = context.sourceCode.parserServices;
    const checker = program.getTypeChecker();
    const typeOf = (node) => checker.getTypeAtLocation(esTreeNodeToTSNodeMap.get(node));

    /** Whether a key may be any text. */
    const isAnyText = (node) => {
      const type = typeOf(node);
      return (type.isUnion() ? type.types : [type]).some(({ flags }) => flags & ts.TypeFlags.String);
    };
    const isRecord = (node) => {
      const type = checker.getNonNullableType(typeOf(node));
      return (
        !EXEMPT.has(type.symbol?.name) && checker.getIndexInfoOfType(type, ts.IndexKind.String) !== undefined
      );
    };
    const isMade = (node) => node?.type === 'CallExpression' && node.callee.name === MAKER;
    /** Whether an expression is a record that has just been made, or a variable that holds one from the start. */
    const isPlain = (node) => {
      if (node.type === 'AssignmentExpression') return isMade(node.right);
      if (node.type !== 'Identifier') return false;
      const declared = checker.getSymbolAtLocation(esTreeNodeToTSNodeMap.get(node))?.valueDeclaration;
      const value = declared && ts.isVariableDeclaration(declared) ? declared.initializer : undefined;
      return value !== undefined && ts.isCallExpression(value) && value.expression.getText() === MAKER;
    };
    const check = (node, record, key) => {
      if (isAnyText(key) && isRecord(record) && !isPlain(record))
        context.report({ node, messageId: 'inherited' });
    };

    return {
      'MemberExpression[computed=true]': (node) => check(node, node.object, node.property),
      "BinaryExpression[operator='in']": (node) => check(node, node.right, node.left),
    };
  },
};
