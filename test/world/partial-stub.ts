/** A stand-in that has only what the test gives it; asking for anything else fails loudly and by name. */
export function partialStub<Whole extends object>(given: Partial<Whole>, name: string): Whole {
  return new Proxy(given, {
    get(target, key) {
      if (key in target) return Reflect.get(target, key) as unknown
      throw new Error(`this test gives no ${name}.${String(key)}`)
    },
  }) as Whole
}
