import { spellingSeparator } from './spellings.ts'

/** The ways in which "servant of" is written before a name of God, with the article that follows it. */
const abdPrefix =
  /^(?:abd|abed|abdu|abdul|abdel|abdal|abdol|abdoul|abdur|abdar|abder|abdus|abdas|abdes|abdun|abdan)$/
const joinedAbd =
  /^(abdul|abdel|abdal|abdol|abdoul|abdur|abdar|abder|abdus|abdas|abdun|abdu)([b-df-hj-np-tv-z].{3,})$/
/** The same with a letter too many before it, its first letter lost, or its first two swapped. */
const misspeltJoinedAbd = /^(?:[a-z]abd|bd|bad|adb)(?:ul|el|ol|oul)([b-df-hj-np-tv-z].{3,})$/
/** `abdollahinejad` bears the servant of God's name and more. */
const startsWithAllah = /^l?lah/
/** `abd` with a letter too many, two swapped, or a consonant for another; before an article it is meant. */
const misspeltAbd =
  /^(?:[a-z]abd|a[a-z]bd|ab[a-z]d|abd[a-z]|adb|bad|[b-df-hj-np-tv-z]bd|a[b-df-hj-np-tv-z]d|ab[b-df-hj-np-tv-z])$/
const article = /^(?:al|el|ul|il|ol|ar|as|ad|an|ur|us|ud|un|er|es|ed)$/
const joinedArticle = /^(?:al|el|ol|ul)([b-df-hj-np-tv-z].{3,})$/
/** A family name that a servant's name follows without a space. */
const trailingAbdName = /^([a-z]{4,})(abd(?:[aeou]|ou)l[a-z]+)$/
const dinWord = /^(?:din|deen|dine|dein)$/
const stemBeforeDin = /^(.{3,}?)(?:al|el|ul|ud|ed|ad|id|od)?(?:din|deen|dine)$/
const endsWithDin = /(?:ud|ed|ad|eld|uld|ald|idd|udd|edd|add)(?:in|een|ine)$/

/** What begins at a word: the words to write for it, and how many were read. Null when it is no such thing. */
type CompoundRule = (
  token: string,
  next: string,
  hasMore: boolean,
) => { words: string[]; tokensRead: number } | null

const compoundRules: readonly CompoundRule[] = [
  (token, next) =>
    abdPrefix.test(firstSpelling(token)) && /^(?:allah|ullah|lah)$/.test(firstSpelling(next))
      ? { words: ['abdullah'], tokensRead: 2 }
      : null,
  (token, next, hasMore) =>
    hasMore && misspeltAbd.test(token) && /^(?:al|el|ul)$/.test(next)
      ? { words: ['abdul'], tokensRead: 2 }
      : null,
  (token, next) => {
    const [, divineName] = abdPrefix.test(firstSpelling(token)) ? (joinedArticle.exec(next) ?? []) : []
    return divineName === undefined ? null : { words: ['abdul', divineName], tokensRead: 2 }
  },
  (token, next, hasMore) =>
    abdPrefix.test(firstSpelling(token))
      ? { words: ['abdul'], tokensRead: hasMore && article.test(next) ? 2 : 1 }
      : null,
  (token, next) =>
    article.test(token) && dinWord.test(firstSpelling(next)) ? { words: ['aldin'], tokensRead: 2 } : null,
]

/** No longer word begins a compound. */
const maxFirstTokenLength = 'abdoul'.length

/** Tells most words apart without looking at them. */
function mayStartCompound(token: string): boolean {
  return token.length <= maxFirstTokenLength || token.includes(spellingSeparator)
}

/**
 * One way of writing names that are made of two: `abd al rahman`, `abdelrahman` and `abdurrahman` are
 * `abdul rahman`; `nur al din`, `nureddin` and `nuruddin` are `nur aldin`; `saif ullah` is `saifullah`.
 */
export function joinCompounds(tokens: readonly string[]): string[] {
  const joined: string[] = []
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at] ?? ''
    const found = matchCompound(token, tokens[at + 1] ?? '', at + 2 < tokens.length)
    if (found === null && isAllahAfterName(token, joined.at(-1)))
      joined.push(`${firstSpelling(joined.pop() ?? '')}ullah`)
    else joined.push(...(found?.words ?? splitJoinedCompounds(token)))
    at += found?.tokensRead ?? 1
  }
  return joined
}

function isAllahAfterName(token: string, previous = ''): boolean {
  return (
    mayStartCompound(token) &&
    /^(?:allah|ullah)$/.test(firstSpelling(token)) &&
    previous.length >= 3 &&
    previous !== 'abdul'
  )
}

function matchCompound(token: string, next: string, hasMore: boolean): ReturnType<CompoundRule> {
  if (!mayStartCompound(token)) return null
  for (const rule of compoundRules) {
    const found = rule(token, next, hasMore)
    if (found !== null) return found
  }
  return null
}

/** A word behind which a servant's name is written without a space, and that name. */
function splitTrailingAbdName(token: string): string[] {
  const [, before, name] = token.includes('abd') ? (trailingAbdName.exec(token) ?? []) : []
  return before === undefined || name === undefined ? [token] : [before, name]
}

/** No other word is made of two: it has the servant in it, or ends as the faith does. */
const maybeJoinedCompound = /abd|^(?:bd|bad|adb)|ne?$/

function splitJoinedCompounds(token: string): string[] {
  return maybeJoinedCompound.test(token) ? splitTrailingAbdName(token).flatMap(splitJoinedCompound) : [token]
}

/** What a word of two is made of; other words are themselves. */
function splitJoinedCompound(token: string): string[] {
  if (token.includes(spellingSeparator) || token.length < 6) return [token]
  const divineName = nameAfterAbd(token)
  if (divineName !== undefined) return ['abdul', divineName]
  if (/^abd(?:ul|al|el|ol|oul)l?ah$/.test(token)) return ['abdullah']
  const [, name] = /ne?$/.test(token) && endsWithDin.test(token) ? (stemBeforeDin.exec(token) ?? []) : []
  return name === undefined ? [token] : [name, 'aldin']
}

/** The name of God behind `servant of` in one word with it, its letter of the article once. */
function nameAfterAbd(token: string): string | undefined {
  const divineName = joinedAbd.exec(token)?.[2] ?? misspeltJoinedAbd.exec(token)?.[1]
  return divineName === undefined || startsWithAllah.test(divineName)
    ? undefined
    : divineName.replace(/^(.)\1/, '$1')
}

function firstSpelling(token: string): string {
  const end = token.indexOf(spellingSeparator)
  return end < 0 ? token : token.slice(0, end)
}
