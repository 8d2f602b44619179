import { isAscii } from 'node:buffer'
import { describe, expect, it } from 'vitest'
import { aTransaction } from '../../../../test/world/facts/a-transaction.ts'
import { packFacts } from '../../../vocabulary/decision/stored-facts.ts'
import { readTransactionText, type StoredTransaction, writeTransactionText } from './transaction-text.ts'

const plain = aTransaction(
  { id: 'a record', subjectId: 'a subject' },
  { mode: 'live' },
  { customData: 'Łódź ,"trace":{} }} 東京' },
)
const stored: StoredTransaction = {
  transaction: { ...plain, trace: { ...plain.trace, profileId: 'Ærø 北京' } as typeof plain.trace },
  webhook: 'https://example.org/ü',
}
const asBefore = (facts: unknown, schema: number) =>
  Buffer.from(
    JSON.stringify({ schema, transaction: { ...stored.transaction, facts }, webhook: stored.webhook }),
  )

/** As versions before stored it that had parts parsed later, and wrote all letters as they are. */
function asBeforeAscii(): Buffer {
  const { facts, ...rest } = stored.transaction
  const transaction = { ...rest, facts: packFacts(facts) }
  const content = Buffer.from(JSON.stringify({ webhook: stored.webhook, transaction }).slice(1))
  const later = [
    { path: 0, key: '"effectiveProfile":', value: rest.effectiveProfile },
    { path: 3, key: '"trace":', value: rest.trace },
  ].map(({ path, key, value }) => {
    const text = JSON.stringify(value)
    return [path, content.indexOf(key + text) + key.length, Buffer.byteLength(text)]
  })
  later.sort(([, one = 0], [, other = 0]) => one - other)
  return Buffer.concat([Buffer.from(`{"schema":2,"later":${JSON.stringify(later)},`), content])
}

describe('A transaction as text', () => {
  it('is read as it was written', () => {
    expect(readTransactionText(writeTransactionText(stored))).toEqual(stored)
    const { transaction } = readTransactionText(writeTransactionText(stored))
    const changed = { ...transaction, note: 'changed' }
    expect(
      readTransactionText(writeTransactionText({ ...stored, transaction: changed })).transaction,
    ).toEqual({
      ...stored.transaction,
      note: 'changed',
    })
  })

  it('is read as versions before stored it: the trace anywhere, facts in sections or flat', () => {
    const { facts } = stored.transaction
    expect(readTransactionText(asBefore(packFacts(facts), 2))).toEqual(stored)
    expect(readTransactionText(asBefore(facts, 1))).toEqual(stored)
  })

  it('is still JSON that versions before can read', () => {
    const { transaction, webhook } = stored
    expect(JSON.parse(writeTransactionText(stored).toString('utf8'))).toMatchObject({
      schema: 2,
      transaction: JSON.parse(
        JSON.stringify({ ...transaction, facts: packFacts(transaction.facts) }),
      ) as object,
      webhook,
    })
  })

  it('is ASCII, whatever letters it has, and read from other letters too, as versions before stored it', () => {
    expect(isAscii(writeTransactionText(stored))).toBe(true)
    const asWritten = asBeforeAscii()
    expect(isAscii(asWritten)).toBe(false)
    expect(readTransactionText(asWritten)).toEqual(stored)
  })

  it('has what is long parsed for those who ask for it, and for no one else', () => {
    const text = writeTransactionText(stored)
    const spoilt = (part: string) => {
      const at = text.indexOf(part)
      expect(at).toBeGreaterThan(0)
      const copy = Buffer.from(text)
      copy[at + part.indexOf(':') + 1] = 0
      return readTransactionText(copy).transaction
    }
    const { facts, fields, trace } = spoilt('"reading":null')
    expect([fields, trace]).toEqual([stored.transaction.fields, stored.transaction.trace])
    expect(facts.front?.image).toEqual(stored.transaction.facts.front?.image)
    expect(() => facts.front?.reading).toThrow(SyntaxError)
    expect(() => spoilt('"trace":{').trace).toThrow(SyntaxError)
    expect(() => spoilt('"effectiveProfile":{').effectiveProfile).toThrow(SyntaxError)
  })

  it('may hold what stands for such a part while it is written', () => {
    const held = { ...stored, webhook: '\0later 0' }
    expect(readTransactionText(writeTransactionText(held))).toEqual(held)
  })

  it('of a later version is refused', () => {
    expect(() => readTransactionText(asBefore(packFacts(stored.transaction.facts), 3))).toThrow('schema')
  })
})
