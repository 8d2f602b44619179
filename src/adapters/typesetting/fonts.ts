import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

interface FontFamily {
  /** As the font names itself. */
  readonly family: string
  readonly folder: string
  readonly file: string
  /** Whether it has letters that lean. */
  readonly italic?: boolean
  /** Of East Asia: large, and opened for the documents that need it alone. */
  readonly isLarge?: boolean
}

/** The scripts in which documents are written, in the order in which a glyph is looked for. All under the OFL. */
const families: readonly FontFamily[] = [
  { family: 'Noto Sans', folder: 'noto-sans', file: 'NotoSans', italic: true },
  { family: 'Noto Sans Arabic', folder: 'noto-sans-arabic', file: 'NotoSansArabic' },
  { family: 'Noto Sans Hebrew', folder: 'noto-sans-hebrew', file: 'NotoSansHebrew' },
  { family: 'Noto Sans Devanagari', folder: 'noto-sans-devanagari', file: 'NotoSansDevanagari' },
  { family: 'Noto Sans Thai', folder: 'noto-sans-thai', file: 'NotoSansThai' },
  { family: 'Noto Sans SC', folder: 'noto-sans-sc', file: 'NotoSansSC', isLarge: true },
  { family: 'Noto Sans JP', folder: 'noto-sans-jp', file: 'NotoSansJP', isLarge: true },
  { family: 'Noto Sans KR', folder: 'noto-sans-kr', file: 'NotoSansKR', isLarge: true },
]

const weights = ['400Regular', '700Bold'] as const
const require = createRequire(import.meta.url)

export const fontFamilies: readonly string[] = families.map(({ family }) => family)

/** Files of the packages that were installed with the program. */
export function fontFiles(): string[] {
  return families.flatMap(filesOf)
}

export const largeFontFiles = (): string[] => families.filter(({ isLarge }) => isLarge).flatMap(filesOf)

export const smallFontFiles = (): string[] => families.filter(({ isLarge }) => !isLarge).flatMap(filesOf)

export const isLargeFamily = (name: string): boolean =>
  families.some(({ family, isLarge }) => family === name && isLarge === true)

function filesOf({ folder, file, italic = false }: FontFamily): string[] {
  const packageFolder = dirname(require.resolve(`@expo-google-fonts/${folder}/package.json`))
  const styles = italic ? weights.flatMap((weight) => [weight, `${weight}_Italic`]) : weights
  return styles.map((style) => join(packageFolder, style, `${file}_${style}.ttf`))
}
