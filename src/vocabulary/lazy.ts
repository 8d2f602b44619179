/** A constant that costs something to make: made when it is asked for first, the same object ever after. */
export function lazy<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null
  return () => (made ??= { value: make() }).value
}
