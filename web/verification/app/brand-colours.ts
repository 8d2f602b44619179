/** sRGB, 0 to 255 each. */
type Colour = readonly [red: number, green: number, blue: number]

/** A brand's colour as text and as surface, in light and in dark surroundings; `#rrggbb`. */
export interface BrandColours {
  readonly accent: string
  readonly fill: string
  readonly soft: string
  /** Text upon `fill`. */
  readonly on: string
}

const white: Colour = [255, 255, 255]
const black: Colour = [16, 16, 16]
/** `--surface` of the theme. */
const surfaces = { light: white, dark: [22, 26, 33] } as const satisfies Readonly<Record<string, Colour>>

/** Least contrast of text, and of what can be pressed (WCAG 2.2, 1.4.3 and 1.4.11). */
const ofText = 4.5
const ofControls = 3

/** @param hex six hex digits; null for anything else: the theme's own colour stays */
export function brandColours(hex: string, scheme: 'light' | 'dark'): BrandColours | null {
  if (!/^[0-9a-f]{6}$/i.test(hex)) return null
  const brand: Colour = [channel(hex, 0), channel(hex, 2), channel(hex, 4)]
  const surface = surfaces[scheme]
  const pole = scheme === 'light' ? black : white
  const fill = until(brand, pole, (colour) => contrast(colour, surface) >= ofControls)
  return {
    accent: written(until(brand, pole, (colour) => contrast(colour, surface) >= ofText)),
    fill: written(fill),
    soft: written(mixed(surface, fill, scheme === 'light' ? 0.09 : 0.18)),
    on: written(contrast(fill, white) >= ofText ? white : black),
  }
}

const channel = (hex: string, at: number): number => Number.parseInt(hex.slice(at, at + 2), 16)

/** The colour nearest to `colour` on the way to `pole` that fits. */
function until(colour: Colour, pole: Colour, fits: (colour: Colour) => boolean): Colour {
  const steps = Array.from({ length: 21 }, (_, step) => mixed(colour, pole, step / 20))
  return steps.find(fits) ?? pole
}

function mixed(one: Colour, other: Colour, share: number): Colour {
  const mix = (at: 0 | 1 | 2): number => Math.round(one[at] + (other[at] - one[at]) * share)
  return [mix(0), mix(1), mix(2)]
}

const written = (colour: Colour): string =>
  `#${colour.map((value) => value.toString(16).padStart(2, '0')).join('')}`

/** Relative luminance (WCAG 2.2). */
function luminance(colour: Colour): number {
  const linear = colour.map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  const [red = 0, green = 0, blue = 0] = linear
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast of two colours, 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}
