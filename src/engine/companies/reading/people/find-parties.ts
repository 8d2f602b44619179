import { plainOf } from '../labels/label-words.ts'
import { parsePerson } from './parse-person.ts'
import { saidInLatin } from '../layout/said-in-latin.ts'
import type { LabelledPage } from '../layout/labelled-page.ts'
import type { PrintPiece } from '../layout/print-piece.ts'
import { tablesOf, type PrintedTable } from '../layout/tables.ts'
import { linesBetween } from '../layout/print-piece.ts'
import { type DayOrder, dayOrderOf } from '../values/dates/printed-company-date.ts'
import type { ValueContext } from '../values/parse-value.ts'
import { roleOf } from './find-role.ts'
import type { FoundParty } from './found-party.ts'
import { partiesOfBlocks } from './parties-of-blocks.ts'
import { ownersOfSentences } from './owners-of-sentences.ts'
import { partiesOfSentences } from './parties-of-sentences.ts'
import { partiesOfTable, type TableContext } from './parties-of-tables.ts'
import { withoutMembers } from './without-members.ts'
import { withShapesOfNames } from '../shape/with-shapes-of-names.ts'
import { joinedParties } from '../tagger/joined-parties.ts'
import type { TaggedPrint } from '../tagger/tag-print.ts'
import { withCapacities } from './context/with-capacities.ts'
import { withoutFurtherOwners } from './context/without-further-owners.ts'
import { withoutOfficersAlone } from './context/without-officers-alone.ts'
import { withoutOthers } from './context/without-others.ts'
import { withSharesOfText } from './context/shares-of-text.ts'
import { withHoldingsOfColumns } from './holdings-of-columns.ts'
import { judgedParties } from './mentions/judged-parties.ts'
import { titledOfficers } from './titled-officers.ts'
import { soleOwner } from './context/sole-owner.ts'
import { totalsOfShares } from './total-of-shares.ts'
import { officersOf, ownersOf, type ReadOfficer, type ReadOwner } from './shares.ts'

/** The people of a document, and the print that is theirs. */
export interface People {
  /** Whom headings, tables and known sentences name. */
  readonly found: readonly FoundParty[]
  readonly used: ReadonlySet<PrintPiece>
  readonly read: (of: {
    readonly capital: number | null
    readonly legalName: string
    readonly tagged: readonly TaggedPrint[]
  }) => {
    readonly officers: readonly ReadOfficer[]
    readonly owners: readonly ReadOwner[]
    readonly sources: readonly PrintPiece[]
  }
}

export function findParties(pages: readonly LabelledPage[], context: ValueContext): People {
  const order = dayOrderOf(context.country)
  const used = new Set<PrintPiece>()
  const parties: FoundParty[] = []
  const removed = removedNames(pages, order)
  for (const page of pages) {
    const said = saidInLatin(page.pieces.map(({ piece }) => piece))
    for (const table of tablesOf({ pieces: page.pieces.filter(({ piece }) => !said.has(piece)) })) {
      const found = partiesOfTable(table, { order, heading: headingOf(page, table) })
      if (found.length === 0) continue
      parties.push(...found)
      for (const piece of table.used) used.add(piece)
      for (const [piece, latin] of said) if (table.used.includes(latin)) used.add(piece)
    }
    const blocks = partiesOfBlocks(page, { order, used })
    parties.push(...blocks.parties)
    for (const piece of blocks.used) used.add(piece)
    const rest = page.pieces.map(({ piece }) => piece).filter((piece) => !used.has(piece))
    parties.push(...partiesOfSentences(rest, order), ...titledOfficers(rest))
    if (!parties.some(({ isOwner }) => isOwner)) parties.push(...ownersOfSentences(rest, order))
  }
  return {
    found: parties,
    used,
    read: ({ capital, legalName, tagged }) => {
      const print = pages.flatMap((page) => page.pieces.map(({ piece }) => piece))
      const judge = (all: readonly FoundParty[]) => judgedParties(pages, { parties: all, legalName, order })
      const detailsOf = (added: readonly FoundParty[]) => judge([...parties, ...added])
      const joined = joinedParties(judge(parties), { tagged, legalName, order, detailsOf })
      const shaped = withShapesOfNames(withoutMembers(joined), { pieces: print, detailsOf })
      const judged = withCapacities(withoutOthers(withoutNamesAgain(shaped, print), pages), pages)
      const withHoldings = (all: readonly FoundParty[]) =>
        withSharesOfText(withHoldingsOfColumns(all, { pieces: print, capital }), { pages, capital })
      const owners = withoutOfficersAlone(withHoldings(judged), print)
      return {
        officers: officersOf(judged.filter(({ name }) => !removed.has(plainOf(name)))),
        owners: withoutFurtherOwners(
          ownersOf(withSoleOwner(owners, soleOwner(print, order)), {
            ...{ capital, totals: totalsOfShares(print) },
          }),
        ),
        sources: judged.flatMap(({ pieces }) => pieces),
      }
    },
  }
}

/** Who holds everything, as a sentence says it, in the place of a part of that name. */
function withSoleOwner(parties: readonly FoundParty[], sole: FoundParty | null): readonly FoundParty[] {
  const isKnown = parties.some(
    ({ isOwner, share, nominal, shareCount }) => isOwner && (share ?? nominal ?? shareCount) !== null,
  )
  if (sole === null || isKnown) return parties
  const isPart = ({ name, isOwner }: FoundParty) => isOwner && plainOf(sole.name).includes(plainOf(name))
  return [...parties.filter((party) => !isPart(party)), sole]
}

/** People without those whose name stands right above or below the same one in Latin letters. */
function withoutNamesAgain(parties: readonly FoundParty[], print: readonly PrintPiece[]): readonly FoundParty[] {
  const said = saidInLatin(print)
  const isNamed = (piece: PrintPiece) => parties.some(({ name }) => plainOf(piece.text).includes(plainOf(name)))
  const again = (name: string) => [...said].find(([piece]) => plainOf(piece.text).includes(plainOf(name)))?.[1]
  return parties.filter(({ name }) => {
    const latin = again(name)
    return latin === undefined || !isNamed(latin)
  })
} // prettier-ignore

/** `Nicht mehr Geschäftsführer: …`: those who have left office, as later entries of a register say. */
const leftOffice =
  /^(?:\s*[a-e]\)\s*)?(?:nicht mehr|no longer|n.est plus|niet langer|non più|deixou de ser)\s[^:]{3,60}:\s*/iu

function removedNames(pages: readonly LabelledPage[], order: DayOrder): ReadonlySet<string> {
  const rows = pages.flatMap((page) => page.pieces.map(({ piece }) => piece))
  return new Set(
    rows.flatMap((piece, at) => {
      const marker = leftOffice.exec(piece.text)
      if (marker === null) return []
      const printed = `${piece.text.slice(marker[0].length)} ${rows[at + 1]?.text ?? ''}`
      const person = parsePerson(printed.trim(), order)
      return person === null ? [] : [plainOf(person.name)]
    }),
  )
}

/** How far above a table its heading may stand, in heights. */
const highest = 6

function headingOf(page: LabelledPage, table: PrintedTable): TableContext['heading'] {
  const [title] = table.columns.map((column) => column.title)
  if (title === undefined) return null
  const above = page.pieces.findLast(
    ({ piece, label }) =>
      label !== null &&
      linesBetween(piece, title) > 0.6 &&
      linesBetween(piece, title) < highest &&
      label.kinds.some((kind) => kind === 'officers' || kind === 'owners'),
  )
  if (above?.label === undefined || above.label === null) return null
  return { role: roleOf(above.label.label), isOfOwners: above.label.kinds.includes('owners') }
}
