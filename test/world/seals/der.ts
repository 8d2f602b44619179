/** A value in DER: tag, length, content. */
export function der(tag: number, ...parts: readonly Uint8Array[]): Uint8Array {
  const content = Buffer.concat(parts)
  const { length } = content
  const head = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return new Uint8Array(Buffer.concat([Uint8Array.of(tag, ...head), content]))
}

export const sequence = (...parts: readonly Uint8Array[]): Uint8Array => der(0x30, ...parts)
export const setOf = (...parts: readonly Uint8Array[]): Uint8Array => der(0x31, ...parts)
export const octets = (content: Uint8Array): Uint8Array => der(0x04, content)
export const printable = (text: string): Uint8Array => der(0x13, Buffer.from(text, 'latin1'))
/** @param unused bits of the last byte that do not count */
export const bits = (unused: number, ...bytes: readonly number[]): Uint8Array =>
  der(0x03, Uint8Array.of(unused, ...bytes))
export const truth = (): Uint8Array => der(0x01, Uint8Array.of(0xff))

export function integer(hex: string): Uint8Array {
  const even = hex.length % 2 === 0 ? hex : `0${hex}`
  return der(0x02, Buffer.from(/^[89a-f]/i.test(even) ? `00${even}` : even, 'hex'))
}

export function objectId(dotted: string): Uint8Array {
  const [first = 0, second = 0, ...others] = dotted.split('.').map(Number)
  const bytes = [first * 40 + second, ...others].flatMap((part) => {
    const digits: number[] = []
    for (let rest = part; digits.length === 0 || rest > 0; rest = Math.floor(rest / 128))
      digits.unshift((rest % 128) | (digits.length === 0 ? 0 : 0x80))
    return digits
  })
  return der(0x06, Uint8Array.from(bytes))
}

/** @param day `YYYY-MM-DD` */
export function utcTime(day: string): Uint8Array {
  return der(0x17, Buffer.from(`${day.slice(2).replaceAll('-', '')}000000Z`))
}
