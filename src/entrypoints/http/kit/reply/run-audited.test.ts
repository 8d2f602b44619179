import { describe, expect, it } from 'vitest'
import { partialStub } from '../../../../../test/world/partial-stub.ts'
import type { Ports } from '../../../../flows/ports/ports.ts'
import type { Endpoint, UnparsedRequest } from '../endpoint.ts'
import { runAudited } from './run-audited.ts'

/** What happens in its order: the answer becomes text, the entry of the audit log is committed. */
function view(commit: () => Promise<void>) {
  const steps: string[] = []
  const json = {
    toJSON: () => {
      steps.push('written')
      return { a: 1 }
    },
  }
  const recordView = async (): Promise<void> => {
    await commit()
    steps.push('committed')
  }
  const records = partialStub<Ports['records']>({ recordView }, 'records')
  const endpoint = partialStub<Endpoint>(
    {
      audit: 'transaction.viewed',
      run: () => Promise.resolve({ json, shown: { ids: ['one'], accountId: 'an account' } }),
    },
    'endpoint',
  )
  const ports = partialStub<Ports>({ records }, 'ports')
  const context = partialStub<UnparsedRequest>({ caller: null, ports }, 'context')
  return { steps, answer: runAudited(endpoint, context) }
}

describe('A view', () => {
  it('is text before its entry of the audit log is committed, and is given out afterwards', async () => {
    const { steps, answer } = view(() => Promise.resolve())
    expect(await answer).toMatchObject({ jsonText: '{"a":1}' })
    expect(steps).toEqual(['written', 'committed'])
  })

  it('is not given out when its entry cannot be committed', async () => {
    const { answer } = view(() => Promise.reject(new Error('no database')))
    await expect(answer).rejects.toThrow('no database')
  })
})
