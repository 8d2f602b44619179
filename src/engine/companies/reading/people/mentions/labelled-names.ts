import type { LabelKind } from '../../labels/label-kinds.ts'
import { plainOf } from '../../labels/label-words.ts'
import { belowOf, isLabel, rightOf, valueInside } from '../../layout/labelled-page.ts'
import type { Mention } from './find-mentions.ts'
import type { RunningText, TextPiece } from './read-on.ts'

/** Lines between the parts of a name at most. */
const farthest = 5

/** Names whose parts have labels of their own, `Surname` and `Full forenames`, the one soon after the other. */
export function labelledNames(running: RunningText): readonly Mention[] {
  const parts = running.pieces.flatMap((one) => partOf(running, one) ?? [])
  return parts.flatMap((given, at) => {
    if (given.part !== 'given') return []
    const surname = [parts[at + 1], parts[at - 1]].find((one) => one !== undefined && isSurnameOf(one, given))
    if (surname === undefined) return []
    const name = `${given.text} ${surname.text}`
    return [
      {
        name,
        kind: 'person' as const,
        start: Math.min(given.start, surname.start),
        end: Math.max(given.end, surname.end),
      },
    ]
  })
}

/** `Type: Person` over `Forename`: what stands beside the one label is no surname beside the other. */
const isSurnameOf = ({ part, text, row }: NamePart, given: NamePart): boolean =>
  part === 'surname' && Math.abs(row - given.row) <= farthest && !given.text.includes(text)

interface NamePart {
  readonly part: 'given' | 'surname'
  readonly text: string
  readonly start: number
  readonly end: number
  readonly row: number
}

const isNamePart = /^\p{Lu}[\p{L}\p{M}'’. -]{1,40}$/u

function partOf(running: RunningText, one: TextPiece): NamePart | null {
  const part = partNamed(one.label?.kinds ?? [], one)
  if (part === null) return null
  const inside = valueInside(one)
  const right = rightOf(one.page, one.piece)[0]
  const below = belowOf(one.page, one.piece)[0]
  // In a card of two columns the next label stands beside this one, and the value below: what begins as a label does comes last.
  const candidates = right?.label === null ? [right, below] : [below, right]
  const value =
    inside ??
    candidates.find((other) => other !== undefined && !isLabel(other) && isNamePart.test(other.piece.text))
      ?.piece
  if (value === undefined || !isNamePart.test(value.text.trim())) return null
  const holder = running.pieces.find(({ piece }) => piece === value) ?? one
  const start = holder.start + Math.max(0, holder.piece.text.indexOf(value.text))
  return { part, text: value.text.trim(), start, end: start + value.text.length, row: one.row }
}

const ofSurnames =
  /surname|family name|last name|nachname|familienname|zuname|\bnom\b(?!.*prenom)|apellid|cognome|achternaam|nazwisk|sobrenome|apelido|efternavn|efternamn|etternavn|prijmeni|priezvisk|prezime|priimek|soyad|vezetek|фамилия|прізвище|презиме|επωνυμο|sukunimi|nume de familie/u
const ofGiven =
  /forename|first name|given|christian name|vorname|prenom|\bnombres?\b|\bnome\b|voorna|\bimi[eo]|fornavn|fornamn|\bjmen|krstn|\bime\b|\badi?\b|utonev|keresztnev|\bимя|ім'я|όνομα|etunim|prenume|propri/u

/** What a label says by its words, or as the tables and the classifier know it. */
function partNamed(kinds: readonly LabelKind[], { label }: TextPiece): NamePart['part'] | null {
  if (
    label === null ||
    label.ends === 'bare' ||
    !(kinds.includes('personName') || kinds.includes('givenName') || kinds.includes('name'))
  )
    return null
  const printed = plainOf(label.label)
  const [isSurname, isGiven] = [ofSurnames.test(printed), ofGiven.test(printed)]
  if (isSurname !== isGiven) return isSurname ? 'surname' : 'given'
  if (isSurname) return null
  if (kinds.includes('givenName')) return 'given'
  return kinds.includes('personName') ? 'surname' : null
}
