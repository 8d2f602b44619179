import { documentKinds } from '../../../../../src/engine/documents/kinds/document-kinds.ts'
import type {
  KindDefinition,
  KindField,
  KindSide,
} from '../../../../../src/engine/documents/kinds/kind-definition.ts'
import type { FieldKey } from '../../../../../src/vocabulary/reading/fields.ts'
import { dotted, formatted } from '../../dates.ts'
import type { FixedPrint, FrontField, FrontLayout } from '../../front-layout.ts'
import type { NumberForm } from '../../holder.ts'
import * as v from '../../values.ts'
import type { Language } from '../languages.table.ts'

/** Languages of our words for those of a kind; names of others are English ones. */
const spoken: Readonly<Record<string, Language>> = { es: 'es', pt: 'pt', de: 'de', pl: 'pl', tr: 'tr', el: 'el', bg: 'bg', ru: 'ru', uk: 'uk', ar: 'ar', he: 'he', hi: 'hi', zh: 'zh-Hans', ja: 'ja', ko: 'ko', th: 'th', vi: 'vi', id: 'id', ms: 'id' } // prettier-ignore

/** Forms of numbers, of which one fits what a kind says of its own. */
const forms = ['########', '##.###.###', '#########', '##########', '@#######', '@@######', '@@#######', '@########', '##.###.###-#', '#.###.###.###', '###########', '############', '@@##@@@@#'] as const // prettier-ignore

/** A sample of a form, to try a pattern on. */
const sampleOf = (form: string): string => form.replaceAll('#', '4').replaceAll('@', 'K')

function numberForm({ issuer }: KindDefinition, field: KindField | undefined): NumberForm | null {
  const form = forms.find((one) => field?.pattern?.test(sampleOf(one)) !== false)
  if (form === undefined) return null
  return issuer === 'CHL' ? { form: '##.###.###-#', issuer } : { form }
}

const englishLabels: Readonly<Partial<Record<FieldKey, string>>> = { lastName: 'Surname', firstName: 'Given names', fullName: 'Name', dob: 'Date of birth', sex: 'Sex', issued: 'Date of issue', expiry: 'Date of expiry', documentNumber: 'Document No.', placeOfBirth: 'Place of birth', address1: 'Address' } // prettier-ignore

function valueOf(field: KindField): v.ValueOf | null {
  const style = field.calendar === undefined && field.date !== undefined ? formatted(field.date) : dotted
  const values: Readonly<Partial<Record<FieldKey | 'unread', v.ValueOf>>> = {
    ...{ lastName: v.surnameLatin, firstName: v.givenLatin, fullName: v.fullLatin('given first') },
    ...{ lastNameLocal: v.surnameLocal, firstNameLocal: v.givenLocal, middleNameLocal: v.fatherLocal },
    ...{ fullNameLocal: v.fullLocal('given first'), sex: v.sex('M', 'F'), documentNumber: v.number() },
    ...{ dob: v.birth(style), issued: v.issue(style), expiry: v.expiry(style) },
    ...{ placeOfBirth: v.birthplaceLatin, address1: v.address },
  }
  return values[field.key] ?? null
}

/** Fields one under the other in two columns, in the order of the kind's table. */
function fieldsOf(side: KindSide): readonly FrontField[] {
  const seen = new Set<string>()
  const rows = side.fields.flatMap((field) => {
    const value = valueOf(field)
    if (value === null || seen.has(field.key) || field.isOptional === true) return []
    seen.add(field.key)
    const { numbered, labels, isUnlabelled, key } = field
    const named =
      (labels ?? []).slice(0, 2).join(' / ') || (key === 'unread' ? '' : (englishLabels[key] ?? ''))
    const label = numbered === undefined ? named : `${numbered}. `
    if (isUnlabelled === true || label === '') return [{ value }]
    return [{ value, label, ...(numbered === undefined ? {} : { labelAt: 'inline' as const }) }]
  })
  const perColumn = Math.max(5, Math.ceil(rows.length / 2))
  const step = 33 / perColumn
  return rows.map((row, at) => {
    const isFirst = at < perColumn
    return { ...row, at: [isFirst ? 29 : 60, 20 + step * (at % perColumn)], em: 2.5, labelEm: 1.6 }
  })
}

/** A kind of the service's own tables as a front: where it prints no zone, and its state has no layout of ours. */
function kindLayout(kind: KindDefinition): FrontLayout | null {
  const side = kind.sides.find((one) => one.side === 'FRONT')
  if (side === undefined || side.zone !== undefined || kind.size !== 'ID-1' || kind.isPortrait === true) return null // prettier-ignore
  const number = numberForm(kind, side.fields.find(({ key }) => key === 'documentNumber')) // prettier-ignore
  const fields = fieldsOf(side)
  if (number === null || fields.length < 4) return null
  const heads = [...kind.issuerWords.slice(0, 1), ...kind.ownTitles.slice(0, 1), ...kind.titles.slice(0, 1)]
  const language = kind.languages.map((one) => spoken[one]).find((one) => one !== undefined) ?? 'en'
  return {
    id: `kind-${kind.id}`,
    ...{ issuer: kind.issuer, type: kind.type, language, number, fields },
    portrait: { x: 4, y: 17, width: 22, height: 28 },
    fixed: heads.map((text, at): FixedPrint => ({ text, at: [42.8, 5 + 4.2 * at], em: 2.8, align: 'middle', bold: at === 0 })), // prettier-ignore
  }
}

/**
 * Fronts from the service's own tables, the first of each type that an issuer has: they say whether the tables agree with the
 * reading, and nothing of real cards.
 */
export function kindLayouts(drawnStates: ReadonlySet<string | null>): readonly FrontLayout[] {
  const layouts = documentKinds.flatMap((kind) =>
    drawnStates.has(kind.issuer) ? [] : (kindLayout(kind) ?? []),
  )
  const firsts = new Map(
    layouts.toReversed().map((layout) => [`${layout.issuer ?? ''} ${layout.type}`, layout]),
  )
  return layouts.filter((layout) => firsts.get(`${layout.issuer ?? ''} ${layout.type}`) === layout)
}
