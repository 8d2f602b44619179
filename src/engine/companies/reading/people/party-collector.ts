import { namesAuditor } from './names-auditor.ts'
import type { OfficerRole } from '../../../../vocabulary/companies/company.ts'
import type { LabelKind } from '../labels/label-kinds.ts'
import { isLabel, type LabelledPiece, valueInside } from '../layout/labelled-page.ts'
import { linesBetween, type PrintPiece } from '../layout/print-piece.ts'
import type { DayOrder } from '../values/dates/printed-company-date.ts'
import { findRole, roleOf } from './find-role.ts'
import type { FoundParties } from './found-party.ts'
import { isSingleName, type ParsedPerson, parsePerson, splitPersons } from './parse-person.ts'
import { sharesIn } from './owners-of-sentences.ts'
import { detailKinds, detailOf, type OpenParty } from './party-details.ts'

/** A gap under which a block of people has ended, in heights from middle to middle. */
const widest = 4.2
/** Lines that name no person, after which a block has ended. */
const mostStrange = 3
/** Lines of a person that say nothing that is asked. */
const skippedKinds: readonly LabelKind[] = ['residence', 'address', 'other', 'seat', 'jurisdiction', 'status', 'number', 'taxNumber'] // prettier-ignore

export interface BlockContext {
  readonly label: string
  /** Role that the heading names. */
  readonly role: OfficerRole | null
  readonly isOfOwners: boolean
  readonly order: DayOrder
}

/** A surname, or given names, in a row of its own. */
interface PartOfName {
  readonly text: string
  readonly pieces: readonly PrintPiece[]
}

/** Takes the lines of a block of people one by one. */
export class PartyCollector {
  private readonly parties: OpenParty[] = []
  private readonly used = new Set<PrintPiece>()
  private readonly context: BlockContext
  private role: OfficerRole | null
  private last: PrintPiece | null = null
  private strange = 0
  private pending: Partial<OpenParty> = {}
  /** What is said of each before they are named, as it was of the first. */
  private readonly leading = new Set<LabelKind>()
  private surnameAlone: PartOfName | null = null
  private givenAlone: PartOfName | null = null
  /** Given names stand before surnames, as they did of the first. */
  private isGivenFirst = false
  /** Roles stand in lines of their own below names. */
  private haveRoles = false

  constructor(context: BlockContext) {
    this.context = context
    this.role = context.role
  }

  found(): FoundParties {
    return { parties: this.parties, used: this.used }
  }

  /** False where the block has ended with the line before. */
  take(row: readonly LabelledPiece[]): boolean {
    const [first] = row
    if (first === undefined) return true
    if (this.last !== null && linesBetween(this.last, first.piece) > widest) return false
    this.last = first.piece
    const pieces = row.map(({ piece }) => piece)
    const text = pieces.map((piece) => piece.text).join(' ')
    // `Revisor fiscal: …`, `Commissaire aux comptes`: a person named there is no officer.
    if (namesAuditor(first.piece.text)) return this.isStrange()
    const isTaken = isLabel(first) ? this.labelled(row, first) : this.unlabelled(first, text, pieces)
    if (isTaken) for (const piece of pieces) this.used.add(piece)
    return isTaken || ((!isLabel(first) || this.isBeforeAnyone(first)) && this.isStrange())
  }

  /** `Nazwa organu | ZARZĄD`: what is said of all, before the first is named. */
  private isBeforeAnyone({ label }: LabelledPiece): boolean {
    return this.parties.length === 0 && label?.kinds.every((kind) => skippedKinds.includes(kind)) === true
  }

  private isStrange(): boolean {
    return this.strange++ < mostStrange
  }

  private unlabelled(first: LabelledPiece, text: string, pieces: readonly PrintPiece[]): boolean {
    return this.bareDetail(first, text) || this.persons(text, pieces) || this.roleAlone(first, text)
  }

  private labelled(row: readonly LabelledPiece[], first: LabelledPiece): boolean {
    const kinds = first.label?.kinds ?? []
    const { isOfOwners } = this.context
    const inside = valueInside(first)
    const pieces = [...(inside === null ? [] : [inside]), ...row.slice(1).map(({ piece }) => piece)]
    const text = pieces.map((piece) => piece.text).join(' ')
    if (kinds.includes('owners') && !isOfOwners) return false
    if (kinds.includes('officers')) return this.ofRole(first, text, pieces)
    const named = this.named(kinds, text, pieces)
    if (named !== null) return named
    const known = kinds.find((kind) => detailKinds.includes(kind))
    if (known !== undefined) return this.detail(known, text) || this.isStrange()
    return this.parties.length > 0 && isSkipped(first)
  }

  /** A row of names; null where it is none. */
  private named(kinds: readonly LabelKind[], text: string, pieces: readonly PrintPiece[]): boolean | null {
    // `Titular: …` among the members: another one.
    if (kinds.includes('owners') && text !== '' && this.persons(text, pieces)) return true
    if (kinds.includes('personName')) return this.persons(text, pieces) || this.surname(text, pieces)
    return kinds.includes('givenName') ? this.given(text, pieces) : null
  }

  private ofRole(first: LabelledPiece, text: string, pieces: readonly PrintPiece[]): boolean {
    const { isOfOwners } = this.context
    if (isOfOwners && first.label?.kinds.includes('owners') !== true) return false
    const named = roleOf(first.label?.label ?? '')
    if (named !== null && text === '' && this.rolesFollow()) {
      this.haveRoles = true
      return this.detail('role', first.piece.text)
    }
    this.role = named ?? this.role
    return text === '' || this.persons(text, pieces) || this.isStrange()
  }

  /** `Name`, and under it what they do: where the first was named before any role. */
  private rolesFollow(): boolean {
    return this.isOwnRole() && this.role === null && !this.context.isOfOwners
  }

  /** Where none of several has a role of their own, one under the last of them stands over the next. */
  private isOwnRole(): boolean {
    return this.parties.length === 1 || (this.parties.length > 1 && this.haveRoles)
  }

  private persons(text: string, pieces: readonly PrintPiece[]): boolean {
    const found = splitPersons(text).flatMap((part) => parsePerson(part, this.context.order) ?? [])
    for (const person of found) this.open(person, pieces)
    const last = this.parties.at(-1)
    if (found.length === 1 && last?.shareCount === null && last.share === null)
      last.shareCount = sharesIn(text)
    return found.length > 0
  }

  /** A surname by itself: the given names stand in a row of their own, below or above it. */
  private surname(text: string, pieces: readonly PrintPiece[]): boolean {
    if (!isSingleName(text)) return false
    const given = this.givenAlone
    this.givenAlone = null
    if (given !== null) {
      this.isGivenFirst = true
      return this.persons(`${given.text} ${text.trim()}`, [...given.pieces, ...pieces])
    }
    this.surnameAlone = { text: text.trim(), pieces }
    return true
  }

  private given(text: string, pieces: readonly PrintPiece[]): boolean {
    const surname = this.surnameAlone
    this.surnameAlone = null
    if (surname !== null)
      return this.persons(`${text.trim()} ${surname.text}`, [...surname.pieces, ...pieces])
    if (!this.isGivenFirst && this.parties.length > 0) return addGiven(this.parties.at(-1), text)
    if (!isSingleName(text)) return false
    this.givenAlone = { text: text.trim(), pieces }
    return true
  }

  private open({ country, role: own, ...person }: ParsedPerson, pieces: readonly PrintPiece[]): void {
    const { isOfOwners, label } = this.context
    this.parties.push({
      role: isOfOwners ? null : (this.role ?? 'representative'),
      ...{ isOwner: isOfOwners, shareCount: null, label },
      ...this.pending,
      ...person,
      share: person.share ?? this.pending.share ?? null,
      nominal: person.nominal ?? this.pending.nominal ?? null,
      ...(own === null ? {} : { role: own }),
      ...(country === undefined ? {} : { country }),
      pieces,
    })
    this.pending = {}
    this.strange = 0
  }

  private detail(kind: LabelKind, text: string): boolean {
    const known = detailOf(kind, text, this.context.order)
    if (known === null) return false
    const current = this.parties.at(-1)
    if (current === undefined) this.leading.add(kind)
    if (current === undefined || this.leading.has(kind)) this.pending = { ...this.pending, ...known }
    else Object.assign(current, known)
    return true
  }

  /** `Date of birth March 1970`: a label and its value without a colon. */
  private bareDetail({ label, piece }: LabelledPiece, text: string): boolean {
    const kind = label?.kinds.find((one) => detailKinds.includes(one))
    if (label === null || kind === undefined || kind === 'role' || this.parties.length === 0) return false
    return this.detail(kind, text.slice(Math.min(label.valueAt, piece.text.length)))
  }

  /** A role by itself above or below a name. */
  private roleAlone(first: LabelledPiece, text: string): boolean {
    const found = findRole(text)
    const current = this.parties.at(-1)
    if (found?.start !== 0 || first.piece.text.length > 80) return false
    const isAlone = found.end === text.trim().length
    if (current !== undefined && !this.context.isOfOwners && isAlone && this.isOwnRole()) {
      current.role = found.role
      this.haveRoles = true
    } else this.role = found.role
    return true
  }
}

/** Lines of a person that say nothing that is asked. `Company status`, as longer labels show, is said of the company. */
const isSkipped = ({ label }: LabelledPiece): boolean =>
  label !== null &&
  !(label.kinds[0] === 'status' && label.length > 1) &&
  label.kinds.some((kind) => skippedKinds.includes(kind))

function addGiven(party: OpenParty | undefined, text: string): boolean {
  if (party === undefined || party.kind === 'company') return false
  if (!party.name.includes(text)) party.name = `${text.trim()} ${party.name}`
  return true
}
