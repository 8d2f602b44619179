import { afterAll, describe, expect, it } from 'vitest'
import { contractTree, leaseTemplate } from '../../../../test/world/contracts/lease.ts'
import type { ContractTree } from '../../../vocabulary/agreements/contract-tree.ts'
import { openContractSetter } from './open-contract-setter.ts'

const request = { format: 'pdf', at: 0, payer: 'a', signal: new AbortController().signal } as const
const limits = { milliseconds: 60_000, bytes: 1_500_000_000, waiting: 32 }
const tree = contractTree(leaseTemplate)

/** Letters as large as a page, one a page. */
const endless = contractTree(`<p style="font-size: 96pt">${'W '.repeat(400_000)}</p>`)

describe('contracts', () => {
  const setter = openContractSetter(limits)
  afterAll(() => setter.close())

  it('are set in each format', async () => {
    const files = await Promise.all(
      (['pdf', 'docx', 'html'] as const).map((format) => setter.set(tree, { ...request, format })),
    )
    expect(files.map(({ bytes }) => Buffer.from(bytes.subarray(0, 2)).toString())).toEqual(['%P', 'PK', '<!'])
    expect(files.map(({ archival }) => archival)).toEqual([true, null, null])
  })

  it('that cannot be set fail alone, and say nothing of their text', async () => {
    const [first] = tree.pictures
    if (first === undefined) throw new Error('no picture')
    const broken: ContractTree = { ...tree, pictures: [{ ...first, bytes: new Uint8Array(60) }] }
    const failed = setter.set(broken, request)
    const next = setter.set(tree, request)
    await expect(failed).rejects.toMatchObject({
      code: 'ERROR_OPERATION_FAILED',
      message: expect.stringContaining('could not be set') as string,
    })
    expect((await next).bytes.length).toBeGreaterThan(1000)
  })

  it('that no one waits for any more are not begun, or are given up', async () => {
    const gone = new Error('gone')
    await expect(setter.set(tree, { ...request, signal: AbortSignal.abort(gone) })).rejects.toThrow('gone')
    const leaving = new AbortController()
    const set = setter.set(endless, { ...request, signal: leaving.signal })
    setTimeout(() => leaving.abort(gone), 100)
    await expect(set).rejects.toThrow('gone')
  })
})

it('#82 a contract that takes too long, or too much memory, is given up, and the next is set by another process', async () => {
  const impatient = openContractSetter({ ...limits, milliseconds: 3_000 })
  await expect(impatient.set(endless, request)).rejects.toThrow('too much time')
  await impatient.close()
  const narrow = openContractSetter({ ...limits, bytes: 350_000_000 })
  await expect(narrow.set(endless, request)).rejects.toThrow('too much memory')
  await narrow.close()
})

it('too many that wait are sent away with a time after which to come again', async () => {
  const setter = openContractSetter({ ...limits, waiting: 1 })
  const all = await Promise.allSettled([1, 2, 3].map(() => setter.set(tree, request)))
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected'])
  expect(all[2]).toMatchObject({ reason: { code: 'SERVICE_UNAVAILABLE', retryAfterSeconds: 2 } })
  await setter.close()
})
