import { stripDiacritics } from '../../../../vocabulary/documents/strip-diacritics.ts'

/** Beginnings of words, in languages of the west, for whom issues cards to people and is no state, or for who holds these. */
const beginnings = [
  ...['academ', 'akademi', 'colleg', 'ecole', 'escola', 'escuela', 'facult', 'fakult', 'hochschul', 'iskola'],
  ...['kollegium', 'lycee', 'school', 'schul', 'scuola', 'skol', 'szkol', 'univer', 'uniwersyt', 'yliopisto'],
  ...['alumn', 'etudiant', 'estudiant', 'studen', 'schuler', 'szkoln', 'apprenti', 'pupil'],
  ...['employee', 'empleado', 'mitarbeiter', 'personnel', 'pracownik', 'staff', 'visitor', 'volunteer'],
  ...[
    'asociacion',
    'associacao',
    'association',
    'club',
    'klub',
    'member',
    'membre',
    'miembro',
    'mitglied',
    'verein',
  ],
  ...['bibliot', 'fitness', 'gym', 'hospital', 'hotel', 'klinik', 'library', 'loyalty', 'museum', 'rewards'],
] as const
/** Forms of companies, as whole words. */
const forms: ReadonlySet<string> = new Set(['bv', 'co', 'corp', 'gmbh', 'inc', 'limited', 'llc', 'ltd', 'plc', 'press', 'pvt', 'sarl', 'spa', 'srl', 'union']) // prettier-ignore

/** Whether a text names who issues cards to people and is no state: a school, a company, a club. */
export function isUnofficialIssuer(text: string): boolean {
  const words =
    stripDiacritics(text)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  return words.some((word) => forms.has(word) || beginnings.some((beginning) => word.startsWith(beginning)))
}
