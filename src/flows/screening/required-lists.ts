import type { ListVersion } from '../../vocabulary/screening/entity.ts'
import { Refusal } from '../../vocabulary/refusals.ts'
import type { Ports } from '../ports/ports.ts'

/** Which lists a question must be answered from. */
export interface RequiredLists {
  /** Databases that the question names; null or none = those that the account requires. */
  readonly databases: readonly string[] | null
  /** Databases that the account requires; null = those that this installation refreshes. */
  readonly requiredLists: readonly string[] | null
}

/** The databases among them that are not loaded. `versions` are those of all that were asked for. */
export function missingLists(
  versions: readonly ListVersion[],
  { databases, requiredLists }: RequiredLists,
): readonly string[] {
  const isNamed = databases !== null && databases.length > 0
  return versions
    .filter(({ state }) => state === 'not_loaded')
    .filter(({ database, kept }) => isNamed || (requiredLists?.includes(database) ?? kept === true))
    .map(({ database }) => database)
}

/** Throws Refusal SERVICE_UNAVAILABLE that says how to load what is missing: no hit must never look like a clear name. */
export function requireLoaded(
  lists: Pick<Ports['lists'], 'status'>,
  versions: readonly ListVersion[],
  required: RequiredLists,
): void {
  const missing = missingLists(versions, required)
  if (missing.length === 0) return
  const sourceOf = new Map(lists.status().map(({ database, source }) => [database, source]))
  const isNamed = required.databases !== null && required.databases.length > 0
  const sentences = missing.map((database) => howToLoad(database, sourceOf.get(database) ?? null))
  const advice = isNamed
    ? []
    : ['Or set the lists that the account needs: `requiredLists` of PATCH /x/account.']
  throw new Refusal('SERVICE_UNAVAILABLE', { message: [...sentences, ...advice].join(' ') })
}

/** Whether every list that this installation refreshes, of those asked for, was there to be searched. */
export function isComplete(versions: readonly ListVersion[]): boolean {
  return versions.every(({ kept, state }) => kept !== true || state !== 'not_loaded')
}

function howToLoad(database: string, source: string | null): string {
  if (source === null)
    return `The list ${database} is not loaded; no source of this version has it. Load a file of yours: \`symbolon lists import FILE --name NAME\`.`
  return `The list ${database} is not loaded. Load it with \`symbolon lists refresh --source ${source}\`.`
}
