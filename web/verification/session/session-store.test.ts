import { describe, expect, it } from 'vitest'
import { createSessionStore } from './session-store.ts'

function memoryStorage() {
  const items = new Map<string, string>()
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  }
}

const blocked = {
  getItem: () => {
    throw new Error('blocked')
  },
  setItem: () => {
    throw new Error('blocked')
  },
}

describe('The store of a tab', () => {
  it('keeps one text for each address, and writes no address down', () => {
    const storage = memoryStorage()
    createSessionStore('#SECRETREFERENCE', storage).write('one')
    createSessionStore('#OTHERREFERENCE', storage).write('other')
    expect(createSessionStore('#SECRETREFERENCE', storage).read()).toBe('one')
    expect([...storage.items.keys()].join()).not.toContain('REFERENCE')
  })

  it.each([
    ['blocked', blocked],
    ['absent', null],
  ])('keeps it in memory where storage is %s', (_, storage) => {
    const store = createSessionStore('#REF', storage)
    store.write('one')
    expect(store.read()).toBe('one')
  })
})
