import { addressWords } from '../../names/address-words.ts'
import { bucketOf, sortIntoBuckets, pickValues, tagsOf } from './hash-buckets.ts'
import { growableColumn } from './growable-column.ts'
import type { ListIndex } from './open-index.ts'
import type { Column } from './sections.ts'
import { addressKey } from './token-keys.ts'

/** Collects the words of addresses beside those of names, in columns of their own: no search for a name reads them. */
export interface AddressBuilder {
  add(entity: number, addresses: readonly string[]): void
  columns(): Record<string, Column>
}

export function startAddressColumns(): AddressBuilder {
  const key = growableColumn()
  const entity = growableColumn()
  return {
    add(row, addresses) {
      for (const word of new Set(addresses.flatMap(addressWords))) {
        key.push(addressKey(word))
        entity.push(row)
      }
    },
    columns() {
      const { start, order } = sortIntoBuckets(key.values())
      return {
        addressBucket: start,
        addressTag: tagsOf(pickValues(order, key.values())),
        addressEntity: pickValues(order, entity.values()),
      }
    },
  }
}

/** Rows of entities that may have that word in an address, ascending; now and then one that has not. */
export function entitiesWithAddressWord({ columns }: ListIndex, word: string): readonly number[] {
  const { addressBucket, addressTag, addressEntity } = columns
  const key = addressKey(word)
  const bucket = bucketOf(addressBucket, key)
  const found: number[] = []
  for (let at = addressBucket[bucket] ?? 0; at < (addressBucket[bucket + 1] ?? 0); at++)
    if (addressTag[at] === (key & 0xff)) found.push(addressEntity[at] ?? 0)
  return found
}
