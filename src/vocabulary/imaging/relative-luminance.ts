/** Red, green and blue of a colour, 0..255 each. */
export type Colour = readonly [red: number, green: number, blue: number]

/** @param hex six hexadecimal digits of sRGB */
export function colourOf(hex: string): Colour {
  const value = Number.parseInt(hex, 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** Part of the light that a surface of this colour reflects, 0..1 (IEC 61966-2-1; WCAG 2.2, relative luminance). */
export function relativeLuminance(hex: string): number {
  const [red, green, blue] = colourOf(hex)
  const part = (value: number): number => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue)
}

/** Contrast of two colours, 1..21 (WCAG 2.2, contrast ratio). */
export function contrastRatio(one: string, other: string): number {
  const [lighter, darker] = [relativeLuminance(one), relativeLuminance(other)].sort((a, b) => b - a)
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05)
}
