import { spellingSeparator } from './spellings.ts'

/** The ways in which "servant of" is written before a name of God, with the article that follows it. */
const servant =
  /^(?:abd|abed|abdu|abdul|abdel|abdal|abdol|abdoul|abdur|abdar|abder|abdus|abdas|abdes|abdun|abdan)$/
const attached =
  /^(abdul|abdel|abdal|abdol|abdoul|abdur|abdar|abder|abdus|abdas|abdun|abdu)([b-df-hj-np-tv-z].{3,})$/
/** The same with a letter too many before it, its first letter lost, or its first two swapped. */
const misspeltAttached = /^(?:[a-z]abd|bd|bad|adb)(?:ul|el|ol|oul)([b-df-hj-np-tv-z].{3,})$/
/** `abdollahinejad` bears the servant of God's name and more. */
const ofGod = /^l?lah/
/** `abd` with a letter too many, two swapped, or a consonant for another; before an article it is meant. */
const misspelt =
  /^(?:[a-z]abd|a[a-z]bd|ab[a-z]d|abd[a-z]|adb|bad|[b-df-hj-np-tv-z]bd|a[b-df-hj-np-tv-z]d|ab[b-df-hj-np-tv-z])$/
const article = /^(?:al|el|ul|il|ol|ar|as|ad|an|ur|us|ud|un|er|es|ed)$/
const glued = /^(?:al|el|ol|ul)([b-df-hj-np-tv-z].{3,})$/
/** A family name that a servant's name follows without a space. */
const servantBehind = /^([a-z]{4,})(abd(?:[aeou]|ou)l[a-z]+)$/
const faith = /^(?:din|deen|dine|dein)$/
const faithful = /^(.{3,}?)(?:al|el|ul|ud|ed|ad|id|od)?(?:din|deen|dine)$/
const ofFaith = /(?:ud|ed|ad|eld|uld|ald|idd|udd|edd|add)(?:in|een|ine)$/

/** What begins at a word: the words to write for it, and how many were read. Null when it is no such thing. */
type Compound = (token: string, next: string, more: boolean) => { words: string[]; read: number } | null

const compounds: readonly Compound[] = [
  (token, next) =>
    servant.test(main(token)) && /^(?:allah|ullah|lah)$/.test(main(next))
      ? { words: ['abdullah'], read: 2 }
      : null,
  (token, next, more) =>
    more && misspelt.test(token) && /^(?:al|el|ul)$/.test(next) ? { words: ['abdul'], read: 2 } : null,
  (token, next) => {
    const [, borne] = servant.test(main(token)) ? (glued.exec(next) ?? []) : []
    return borne === undefined ? null : { words: ['abdul', borne], read: 2 }
  },
  (token, next, more) =>
    servant.test(main(token)) ? { words: ['abdul'], read: more && article.test(next) ? 2 : 1 } : null,
  (token, next) => (article.test(token) && faith.test(main(next)) ? { words: ['aldin'], read: 2 } : null),
]

/** No longer word begins a compound. */
const longestBeginning = 'abdoul'.length

/** Tells most words apart without looking at them. */
function mayBegin(token: string): boolean {
  return token.length <= longestBeginning || token.includes(spellingSeparator)
}

/**
 * One way of writing names that are made of two: `abd al rahman`, `abdelrahman` and `abdurrahman` are
 * `abdul rahman`; `nur al din`, `nureddin` and `nuruddin` are `nur aldin`; `saif ullah` is `saifullah`.
 */
export function joinCompounds(tokens: readonly string[]): string[] {
  const joined: string[] = []
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at] ?? ''
    const found = first(token, tokens[at + 1] ?? '', at + 2 < tokens.length)
    if (found === null && isAfterName(token, joined.at(-1))) joined.push(`${main(joined.pop() ?? '')}ullah`)
    else joined.push(...(found?.words ?? partsOf(token)))
    at += found?.read ?? 1
  }
  return joined
}

function isAfterName(token: string, before = ''): boolean {
  return mayBegin(token) && /^(?:allah|ullah)$/.test(main(token)) && before.length >= 3 && before !== 'abdul'
}

function first(token: string, next: string, more: boolean): ReturnType<Compound> {
  if (!mayBegin(token)) return null
  for (const compound of compounds) {
    const found = compound(token, next, more)
    if (found !== null) return found
  }
  return null
}

/** A word behind which a servant's name is written without a space, and that name. */
function withoutServant(token: string): string[] {
  const [, before, name] = token.includes('abd') ? (servantBehind.exec(token) ?? []) : []
  return before === undefined || name === undefined ? [token] : [before, name]
}

/** No other word is made of two: it has the servant in it, or ends as the faith does. */
const mayBeTwo = /abd|^(?:bd|bad|adb)|ne?$/

function partsOf(token: string): string[] {
  return mayBeTwo.test(token) ? withoutServant(token).flatMap(apart) : [token]
}

/** What a word of two is made of; other words are themselves. */
function apart(token: string): string[] {
  if (token.includes(spellingSeparator) || token.length < 6) return [token]
  const borne = borneName(token)
  if (borne !== undefined) return ['abdul', borne]
  if (/^abd(?:ul|al|el|ol|oul)l?ah$/.test(token)) return ['abdullah']
  const [, name] = /ne?$/.test(token) && ofFaith.test(token) ? (faithful.exec(token) ?? []) : []
  return name === undefined ? [token] : [name, 'aldin']
}

/** The name of God behind `servant of` in one word with it, its letter of the article once. */
function borneName(token: string): string | undefined {
  const borne = attached.exec(token)?.[2] ?? misspeltAttached.exec(token)?.[1]
  return borne === undefined || ofGod.test(borne) ? undefined : borne.replace(/^(.)\1/, '$1')
}

function main(token: string): string {
  const end = token.indexOf(spellingSeparator)
  return end < 0 ? token : token.slice(0, end)
}
