/**
 * Page translators replace text nodes by elements, without telling React: a text that React then changes stays as it
 * was, and removing it, or inserting before it, throws. An element's only text is safe, because React replaces the
 * element's whole content. So a text that changes, or that is beside something that is not always there, needs
 * an element of its own.
 */
import ts from 'typescript';

const TEXT = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike;

const isBlank = (text) => text.trim() === '' && text.includes('\n');

export const textInOwnElement = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      wrap: 'Give this text an element of its own, or write all texts as one template string (lint/textInOwnElement.js).',
    },
  },
  create(context) {
    const { esTreeNodeToTSNodeMap, program } = context.sourceCode.parserServices;
    const checker = program.getTypeChecker();

    const canBeText = (expression) => {
      const type = checker.getTypeAtLocation(esTreeNodeToTSNodeMap.get(expression));
      const parts = type.isUnion() ? type.types : [type];
      return parts.some(({ flags }) => (flags & TEXT) !== 0);
    };

    /** A message whose values never change (src/shared/i18n/t.ts). */
    const isConstantMessage = ({ callee, arguments: [, values] }) =>
      callee.name === 't' && (values?.properties ?? []).every(({ value }) => isConstant(value));

    /** Constants of the module, and what it imports, never change. */
    const isConstant = (expression) => {
      let root = expression;
      if (root.type === 'Literal') return true;
      if (root.type === 'CallExpression') return isConstantMessage(root);
      while (root.type === 'MemberExpression') root = root.object;
      if (root.type === 'TemplateLiteral') return root.expressions.every(isConstant);
      if (root.type !== 'Identifier') return false;
      for (let scope = context.sourceCode.getScope(root); scope; scope = scope.upper) {
        const variable = scope.set.get(root.name);
        if (variable) return scope.type === 'module';
      }
      return false;
    };

    const kindOf = (child) => {
      if (child.type === 'JSXText') return isBlank(child.value) ? 'nothing' : 'static';
      if (child.type !== 'JSXExpressionContainer') return 'element';
      const { expression } = child;
      if (expression.type === 'JSXEmptyExpression') return 'nothing';
      if (expression.type === 'Literal' || isConstant(expression)) return 'static';
      return canBeText(expression) ? 'changing' : 'optional';
    };

    const check = (node) => {
      const children = node.children
        .map((child) => ({ child, kind: kindOf(child) }))
        .filter(({ kind }) => kind !== 'nothing');
      if (children.length < 2) return;
      const comesAndGoes = children.some(({ kind }) => kind === 'optional' || kind === 'changing');
      for (const { child, kind } of children) {
        if (kind === 'changing' || (kind === 'static' && comesAndGoes)) {
          context.report({ node: child, messageId: 'wrap' });
        }
      }
    };
    return { JSXElement: check, JSXFragment: check };
  },
};
