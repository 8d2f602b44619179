import { startIndex } from './lookup/index/index-builder.ts'
import { matcher } from './matching/matcher.table.ts'
import { normaliseIdentifier, hasWords } from './names/prepare-name.ts'
import { openList } from './open-list.ts'
import { sources } from './sources/all.ts'
import { parseCustomSource } from './sources/own/source.ts'
import { publicationDate } from './sources/publication-date.ts'

export type { SearchableList } from './open-list.ts'

/** What the keeper of the lists needs of the engine; handed to it where the program is put together. */
export const screeningEngine = {
  /** Version of the matching rules; a snapshot made by another version is built anew. */
  matcher: matcher.version,
  sources,
  /** Throws Refusal ERROR_INVALID_VALUE that names what of a list of a person's own is not as it should be. */
  customSource: (stated: unknown) => parseCustomSource(sources, stated),
  startIndex,
  open: openList,

  publicationDate,

  /** False for a name of signs alone, which no list could ever match. */
  canSearchName: hasWords,
  canSearchNumber: (number: string): boolean => normaliseIdentifier(number) !== '',
} as const
