import { vi } from 'vitest'
import type { Engine, Session } from '../../../src/adapters/records/engine/session.ts'

/** What an engine was asked for, in order. */
export interface StatementLog {
  /** Texts of all statements, those of pipelines one by one. */
  readonly statements: string[]
  /** Texts of each round trip. */
  readonly roundTrips: (readonly string[])[]
  clear(): void
}

/** Writes down every statement of an engine from now on; `vi.restoreAllMocks()` ends it. */
export function recordStatements(engine: Engine): StatementLog {
  const statements: string[] = []
  const roundTrips: (readonly string[])[] = []
  const asked = (...sql: readonly string[]): void => {
    statements.push(...sql)
    roundTrips.push(sql)
  }
  const acquire = engine.acquire.bind(engine)
  vi.spyOn(engine, 'acquire').mockImplementation(async () => {
    const session = await acquire()
    const recorded: Session = {
      query: (sql, parameters) => {
        asked(sql)
        return session.query(sql, parameters)
      },
      pipeline: (given) => {
        asked(...given.map(({ sql }) => sql))
        return session.pipeline(given)
      },
      script: (sql) => {
        asked(sql)
        return session.script(sql)
      },
      release: () => session.release(),
    }
    return recorded
  })
  const trip = engine.trip.bind(engine)
  vi.spyOn(engine, 'trip').mockImplementation((given) => {
    asked(...given.map(({ sql }) => sql))
    return trip(given)
  })
  return {
    statements,
    roundTrips,
    clear: () => {
      statements.length = 0
      roundTrips.length = 0
    },
  }
}
