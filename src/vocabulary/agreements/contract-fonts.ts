/** Families that are installed with the service; each covers its script, and the first one Latin, Cyrillic and Greek. */
export const contractFonts = [
  'Noto Sans',
  'Noto Sans Arabic',
  'Noto Sans Hebrew',
  'Noto Sans Devanagari',
  'Noto Sans Thai',
  'Noto Sans SC',
  'Noto Sans JP',
  'Noto Sans KR',
] as const

export type ContractFont = (typeof contractFonts)[number]

/** The family that text is set in where `asked` is wanted: itself where it is installed, else Noto Sans. */
export function fontUsed(asked: string): ContractFont {
  const name = asked.trim().toLowerCase()
  return contractFonts.find((family) => family.toLowerCase() === name) ?? contractFonts[0]
}
