import { describe, expect, it } from 'vitest'
import { matchKinds } from './match-kinds.ts'
import { printedPage } from './printed-page.fixture.ts'

const pan = [
  'आयकर विभाग ||| भारत सरकार',
  'INCOME TAX DEPARTMENT ||| GOVT. OF INDIA',
  'RAHUL KUMAR VERMA',
  'SURESH VERMA',
  '12/08/1974',
  'Permanent Account Number',
  'ABCPV1234K',
  'Signature',
]

describe('matchKinds', () => {
  it('knows a card without labels and where its values stand', () => {
    const page = printedPage(pan)
    const [best] = matchKinds(page)
    expect(best?.kind.id).toBe('ind-pan-1995')
    const valueOf = (key: string) =>
      best?.values.filter((one) => one.key === key).map(({ line }) => page.lines[line]?.text)
    expect(valueOf('fullName')).toEqual(['RAHUL KUMAR VERMA'])
    expect(valueOf('unread')).toEqual(['SURESH VERMA'])
    expect(valueOf('dob')).toEqual(['12/08/1974'])
  })
})
