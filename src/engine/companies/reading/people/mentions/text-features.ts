import { plainOf, wordsOf } from '../../labels/label-words.ts'
import { findRole, roleAt } from '../find-role.ts'
import { namesAuditor } from '../names-auditor.ts'
import { addressed, cues } from './cues.table.ts'

const placeBefore =
  /(?:^|[\s(])(?:in|te|en|em|w|at|zu|aan|na|no|ve|à|à la|i|of|de|di|du|of the|nach|from|aus|à l')\s*$/iu

/** What may be seen of the words before a name. */
const ofBefore: readonly (readonly [string, RegExp])[] = [
  ['capitals before', /\p{Lu}{2} $/u],
  ['small letters before', /\p{Ll}{2} $/u],
  ['place before', placeBefore],
  ['figure before', /\d[\p{L}]?,? ?$/u],
  ['quoted', /["“„«]\s*$/u],
  ['by', /(?<!\p{L})(?:by|par|por|da|durch|door|przez|dal|pelo|pela)\s*$/iu],
]

const amount =
  /(?:€|eur|usd|chf|pln|zl|kr|huf|ron|euro|[$]|£|r[$])\s?\d|\d\s?(?:(?:€|eur|usd|chf|pln|zl|kr|huf|ron|euro|[$]|£|r[$])|lei|kc|tl)/u
const shares =
  /\d[\d.,' ]*(?:parts?|actions?|shares?|\p{L}*anteil\p{L}*|aktien|participaciones|acciones|quot[ae]s?|azioni|acoes|aandelen|udzial\p{L}*|akcj\p{L}*|aktier|osuutta|pay|reszveny\p{L}*|podil\p{L}*)/u

/** What may be seen of the words behind a name, without marks, in so many of their letters. */
const ofBehind: readonly (readonly [string, RegExp, number])[] = [
  ['behind percent', /[\d.]%|\d\s%|per\s?cent|prozent|procent/u, Infinity],
  ['behind amount', amount, Infinity],
  ['behind shares', shares, Infinity],
  ['behind date', /\d{1,4}[./-]\d{1,2}[./-]\d{1,4}|\d{4}/u, 90],
  ['behind number', /\d{6,}/u, 90],
]

/** Letters that are close to a name: before it, behind it on its line, and for a role. */
const close = { before: 32, behind: 60, role: 48, address: 12 } as const

/** What the words before a name and behind it say. */
export function textFeatures(before: string, behind: string): readonly string[] {
  const [left, right] = [plainOf(before), plainOf(behind)]
  const [line = ''] = right.split('\n')
  const parts = [
    ['before', left],
    ['just before', left.slice(-close.before)],
    ['behind', right],
    ['just behind', line.slice(0, close.behind)],
  ] as const
  return [
    ...parts.flatMap(([where, text]) =>
      Object.entries(cues).flatMap(([name, cue]) => (cue.test(text) ? [`${where} ${name}`] : [])),
    ),
    ...rolesBefore(before),
    ...(addressed.test(left.slice(-close.address)) ? ['addressed'] : []),
    ...(findRole(behind) === null ? [] : ['behind role']),
    ...(findRole(behind.slice(0, close.role)) === null ? [] : ['just behind role']),
    ...(namesAuditor(before) ? ['auditor before'] : []),
    ...ofBefore.flatMap(([feature, pattern]) => (pattern.test(before) ? [feature] : [])),
    ...ofBehind.flatMap(([feature, pattern, letters]) =>
      pattern.test(right.slice(0, letters)) ? [feature] : [],
    ),
    `then ${thenOf(behind)}`,
  ]
}

/** Words before a name among which a role stands. */
const nearWords = 7

function rolesBefore(before: string): readonly string[] {
  const near = wordsOf(before).slice(-nearWords)
  const roles = near.flatMap((_, at) => (roleAt(near, at) === null ? [] : [at]))
  if (roles.length === 0) return []
  return roles.some((at) => at >= near.length - 2) ? ['before role', 'just before role'] : ['before role']
}

/** What follows right behind a name. */
function thenOf(behind: string): string {
  const [first = ''] = behind
  if (first === '' || /[\n\t]/u.test(first)) return 'end'
  if (/^\s*,\s*\d{6}/u.test(behind)) return 'comma long number'
  if (/^\s*,\s*\d/u.test(behind)) return 'comma figure'
  if (/^\s*\d/u.test(behind)) return 'figure'
  if (/^[,;.:(/]/u.test(first)) return first
  return /^\s\p{Ll}/u.test(behind) ? 'small' : /^ \p{Lu}{2}/u.test(behind) ? 'capitals' : 'else'
}
