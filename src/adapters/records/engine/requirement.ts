import type { Statement } from './session.ts'

/** States of `symbolon_require`: which condition did not hold. */
export const states = {
  /** Another process moved the end of the audit chain. */
  chainMoved: 'SB001',
  /** The plan does not allow it, or its period is over. */
  quotaExceeded: 'SB002',
  /** Another request with this Idempotency-Key was first. */
  keyTaken: 'SB003',
  /** The subject was erased, or has another key now. */
  subjectMoved: 'SB004',
  /** The record was changed or deleted after it was read. */
  recordMoved: 'SB005',
} as const

/**
 * A statement that must find or change a row: otherwise the whole transaction is undone with this state.
 *
 * @param change a query, or a change with `returning`
 */
export function requiringRow(change: Statement, state: (typeof states)[keyof typeof states]): Statement {
  return {
    sql: `with changed as (${change.sql}) select symbolon_require(exists (select from changed), '${state}')`,
    parameters: change.parameters,
  }
}
