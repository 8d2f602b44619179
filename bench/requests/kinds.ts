import type { SpeedQuestion } from '../aml-speed/questions.ts'
import type { RequestKind } from './load.ts'

/** What requests are about. */
interface AskedAbout {
  /** Base64 of a small picture. */
  readonly document: string
  readonly transactionId: string
  readonly questions: readonly SpeedQuestion[]
  /** Whether the build says how long reading took: otherwise its scans are not measured. */
  readonly isReadingTimed: boolean
}

/** Kinds as the table prints them. */
const names = {
  account: '`GET /myaccount`',
  transaction: '`GET /transaction/{id}`',
  page: '`GET /transaction?limit=50`',
  screening: '`POST /aml`',
  decision: '`PATCH /transaction/{id}`',
  scan: '`POST /scan` without reading',
} as const

/** The kinds whose name holds these words. */
export function namesHolding(words: string): readonly string[] {
  return Object.values(names).filter((name) => isNamed(name, words))
}

/** How many transactions a store must hold for the kinds whose name holds these words: lists are measured over a million. */
export function rowsNeededFor(words: string): number {
  return isNamed(names.page, words) ? 1_000_000 : 0
}

/** Whether a kind's name holds these words, backquotes left out of both: a shell would run what is between them. */
export function isNamed(name: string, words: string): boolean {
  return withoutQuotes(name).includes(withoutQuotes(words))
}

function withoutQuotes(text: string): string {
  return text.replaceAll('`', '')
}

export function kindsOf({
  document,
  transactionId,
  questions,
  isReadingTimed,
}: AskedAbout): readonly RequestKind[] {
  const one = `/transaction/${transactionId}`
  const get = (name: string, path: string): RequestKind => ({
    name,
    make: () => ({ method: 'GET', path }),
  })
  const scan: RequestKind = {
    name: names.scan,
    make: () => ({ method: 'POST', path: '/scan', body: scanOf(document) }),
    leftOutMs: readingMs,
  }
  return [
    get(names.account, '/myaccount'),
    get(names.transaction, one),
    get(names.page, '/transaction?limit=50'),
    {
      name: names.screening,
      make: (turn) => ({ method: 'POST', path: '/aml', body: screening(questions, turn) }),
    },
    {
      name: names.decision,
      make: (turn) => ({
        method: 'PATCH',
        path: one,
        body: { decision: turn % 2 === 0 ? 'accept' : 'review' },
      }),
    },
    ...(isReadingTimed ? [scan] : []),
  ]
}

export const scanOf = (document: string) => ({ document, profile: 'security_none' })

function screening(questions: readonly SpeedQuestion[], turn: number): object {
  const question = questions[turn % questions.length]
  return { name: question?.name, entity: question?.entity === 'organisation' ? 1 : 0, database: ['us_ofac'] }
}

/** What the answer to a scan says of its reading (W3C Server Timing). Throws when it says nothing: then nothing is left out. */
function readingMs(head: string): number {
  const duration = /\nserver-timing: [^\r\n]*\breading;dur=([\d.]+)/i.exec(head)?.[1]
  if (duration === undefined) throw new Error('An answer to /scan does not say how long reading took.')
  return Number(duration)
}
