import type { HitReason, TokenMatch } from '../../../vocabulary/screening/screening.ts'

/** What the alignment of the names says, as part of a sentence. */
export function nameSentence(query: string, listed: string, tokens: readonly TokenMatch[]): string {
  const parts = [
    withLabel(
      'the same',
      tokens.filter((token) => token.relation === 'same').map((token) => token.listed ?? ''),
    ),
    ...tokens.filter((token) => token.relation !== 'same' && token.relation !== 'missing').map(describePair),
    withLabel(
      'not listed',
      tokens.filter((token) => token.listed === null).map((token) => token.query ?? ''),
    ),
    withLabel(
      'not in the query',
      tokens.filter((token) => token.query === null).map((token) => token.listed ?? ''),
    ),
  ].filter((part) => part !== '')
  return `“${query}” against the listed name “${listed}”: ${parts.join('; ')}`
}

const relationWords = {
  'same-name': 'is another spelling of',
  'sounds-alike': 'sounds like',
  spelling: 'is spelt like',
  initial: 'is an initial of',
  joined: 'is split differently from',
} as const

function describePair({ query, listed, relation }: TokenMatch): string {
  if (relation === 'same' || relation === 'missing') return ''
  const [short, long] = (query ?? '').length <= (listed ?? '').length ? [query, listed] : [listed, query]
  return relation === 'initial'
    ? `${short} ${relationWords.initial} ${long}`
    : `${query} ${relationWords[relation]} ${listed}`
}

function withLabel(label: string, words: readonly string[]): string {
  return words.length === 0 ? '' : `${words.join(', ')} ${label}`
}

/** The three strongest reasons as one sentence for a reviewer. */
export function hitSentence(reasons: readonly HitReason[]): string {
  const strongest = [...reasons].sort((a, b) => Math.abs(b.points) - Math.abs(a.points)).slice(0, 3)
  const text = strongest.map((reason) => reason.sentence).join('; ')
  return text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}
