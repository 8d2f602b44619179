import { OperatorNode, PostgresQueryCompiler, PrimitiveValueListNode, type BinaryOperationNode } from 'kysely'

/** Kysely writes `in ()` for an empty list, which no SQL engine takes. Nothing is in an empty list, and all is outside of it. */
const ofEmptyList: ReadonlyMap<string, string> = new Map([
  ['in', 'false'],
  ['not in', 'true'],
])

export class QueryCompiler extends PostgresQueryCompiler {
  protected override visitBinaryOperation(node: BinaryOperationNode): void {
    const { operator, rightOperand: list } = node
    const isEmpty = PrimitiveValueListNode.is(list) && list.values.length === 0
    const known = isEmpty && OperatorNode.is(operator) ? ofEmptyList.get(operator.operator) : undefined
    if (known === undefined) super.visitBinaryOperation(node)
    else this.append(known)
  }
}
