import { demoRecords, type DemoRecord } from './entities.table.ts'

/** The list is built in: its records lie in a table beside this file. */
export function* readDemo(): Generator<DemoRecord> {
  yield* demoRecords
}
