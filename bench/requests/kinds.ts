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

export function kindsOf({
  document,
  transactionId,
  questions,
  isReadingTimed,
}: AskedAbout): readonly RequestKind[] {
  const one = `/transaction/${transactionId}`
  const get = (path: string): RequestKind => ({
    name: `\`GET ${path}\``,
    make: () => ({ method: 'GET', path }),
  })
  const scan: RequestKind = {
    name: '`POST /scan` without reading',
    make: () => ({ method: 'POST', path: '/scan', body: scanOf(document) }),
    leftOutMs: readingMs,
  }
  return [
    get('/myaccount'),
    { ...get(one), name: '`GET /transaction/{id}`' },
    get('/transaction?limit=50'),
    {
      name: '`POST /aml`',
      make: (turn) => ({ method: 'POST', path: '/aml', body: screening(questions, turn) }),
    },
    {
      name: '`PATCH /transaction/{id}`',
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
