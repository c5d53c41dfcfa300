import { Visitor } from '@swc/core/Visitor.js';
import type { Statement, VariableDeclarator } from '@swc/core';

/**
 * Loaded before dependency-cruiser, whose TypeScript walker does not know `using` declarations and would fail on every
 * file that has one.
 */
interface UsingDeclaration {
  readonly type: 'UsingDeclaration';
  decls: VariableDeclarator[];
}

const walkOthers: (statement: Statement) => Statement = Reflect.get(Visitor.prototype, 'visitStatement');

Visitor.prototype.visitStatement = function visitStatement(
  this: Visitor,
  statement: Statement | UsingDeclaration,
) {
  if (statement.type !== 'UsingDeclaration') return walkOthers.call(this, statement);
  statement.decls = this.visitVariableDeclarators(statement.decls);
  return statement as unknown as Statement;
};
