/** Figures of an amount and where they stand. */
export interface Figures {
  readonly amount: number
  readonly start: number
  readonly end: number
}

/** What each sign behind figures multiplies them by. */
const units: readonly (readonly [RegExp, number])[] = [
  [/^[亿億억]/u, 100_000_000],
  [/^百[万萬]/u, 1_000_000],
  [/^千[万萬]/u, 10_000_000],
  [/^[万萬만]/u, 10_000],
  [/^천(?=\s?원)/u, 1000],
]

/** `100.0000万`, `1億2000万`, `5천만`: figures that are counted in ten thousands; null where no such sign stands behind them. */
export function countedInMyriads(
  text: string,
  { amount, start, end }: Figures,
): (Figures & { readonly printed: string }) | null {
  const behind = text.slice(end)
  const skipped = behind.length - behind.trimStart().length
  const found = units.find(([sign]) => sign.test(behind.trimStart()))
  const sign = found?.[0].exec(behind.trimStart())?.[0]
  if (found === undefined || sign === undefined) return null
  const whole = { amount: Math.round(amount * found[1]), end: end + skipped + sign.length }
  const rest = /^\s?(\d[\d,]*)\s?[万萬만]/u.exec(text.slice(whole.end))
  if (found[1] !== 100_000_000 || rest === null) return { ...whole, start, printed: String(whole.amount) }
  const sum = whole.amount + Number((rest[1] ?? '').replaceAll(',', '')) * 10_000
  return { amount: sum, start, end: whole.end + rest[0].length, printed: String(sum) }
}
