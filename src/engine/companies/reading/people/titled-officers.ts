import { proseOf } from '../company/sentences.ts'
import { wordsOf } from '../labels/label-words.ts'
import type { PrintPiece } from '../layout/print-piece.ts'
import { roleAt } from './find-role.ts'
import type { FoundParty } from './found-party.ts'

/** `السيد جورج خوري`: words of a name at most, and at least. */
const words = { least: 2, most: 5 } as const
const lord = /(?<![\p{L}\p{M}])و?(?:السيدة|السيد|السادة|الآنسة)\s+/gu
/** `بصفة مدير`: in the capacity of. */
const asRole = /^(?:بصفة|بصفه|بصفته|بصفتها)$/u
/** `사내이사 한서준 750904-*******`: a role, a name and the beginning of a number of a resident. */
const resident = /([\p{Script=Hangul}]{2,8})\s+([\p{Script=Hangul}]{2,4})\s+\d{6}\s?-/gu
/** `1. นายสมศักดิ์ พิทักษ์ธรรม`: an entry of a list with a title. */
const thai = /(?:นางสาว|นาย|นาง)\s?([\p{Script=Thai}\p{M}]{2,24}\s[\p{Script=Thai}\p{M}]{2,24})(?=\s|\/|$)/gu
const thaiDirectors = /กรรมการ/u

/** Officers whom titles, or numbers behind them, mark as people in scripts without capitals. */
export function titledOfficers(pieces: readonly PrintPiece[]): readonly FoundParty[] {
  const prose = proseOf(pieces)
  const { text } = prose
  const found = [...arabicIn(text), ...koreanIn(text)]
  return [
    ...found.map(({ name, role, from, to }) => party({ name, role, pieces: prose.piecesOf({ from, to }) })),
    ...thaiIn(pieces),
  ]
}

interface Titled extends Pick<FoundParty, 'name' | 'role'> {
  readonly from: number
  readonly to: number
}

/** How likely they are officers, 0..1: title and role say so. */
const asTitled = 0.9

const party = (one: Pick<FoundParty, 'name' | 'role' | 'pieces'>): FoundParty => ({
  ...{
    kind: 'person',
    isOwner: false,
    share: null,
    nominal: null,
    shareCount: null,
    label: '',
    odds: asTitled,
  },
  ...one,
})

/** `السيدة لينا العبادي رئيسا لهيئة المديرين`: a title, a name and a role. */
function arabicIn(text: string): readonly Titled[] {
  return [...text.matchAll(lord)].flatMap((title) => {
    const from = title.index + title[0].length
    const printed = wordsOf(text.slice(from, from + 120))
    const at = printed.findIndex((_, place) => roleAt(printed, place) !== null)
    const end = asRole.test(printed[at - 1]?.plain ?? '') ? at - 1 : at
    const role = at < 0 ? undefined : roleAt(printed, at)?.role
    const last = printed[end - 1]
    if (role === undefined || last === undefined || end < words.least || end > words.most) return []
    const name = text.slice(from, from + last.end).replace(/\s+/gu, ' ')
    return !/[^\p{Script=Arabic}\p{M} ]|\p{N}/u.test(name) ? [{ name, role, from, to: from + last.end }] : []
  })
}

function koreanIn(text: string): readonly Titled[] {
  return [...text.matchAll(resident)].flatMap(({ 0: all, 1: printed = '', 2: name = '', index }) => {
    const role = roleAt(wordsOf(printed), 0)?.role
    return role === undefined ? [] : [{ name, role, from: index, to: index + all.length }]
  })
}

/** People with titles in the lines under one that names directors. */
function thaiIn(pieces: readonly PrintPiece[]): readonly FoundParty[] {
  const heading = pieces.find(({ text }) => thaiDirectors.test(text))
  if (heading === undefined) return []
  const listed = pieces.filter((one) => one.page === heading.page && one.middle >= heading.middle && one.text.length < longest) // prettier-ignore
  return listed.flatMap((piece) =>
    [...piece.text.matchAll(thai)].map(({ 1: name = '' }) =>
      party({ name, role: 'director', pieces: [piece] }),
    ),
  )
}

/** Of an entry of a list, in characters: a sentence may name anyone. */
const longest = 50
