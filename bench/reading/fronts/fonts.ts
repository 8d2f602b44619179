import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { families, type Family, type Writing } from './tables/families.table.ts'

const packages = fileURLToPath(new URL('../../../node_modules/@expo-google-fonts', import.meta.url))
const cache = fileURLToPath(new URL('../../../.cache/fronts', import.meta.url))
const folders = ['/usr/share/fonts', packages]

/** What the drawing has to choose from. */
export interface InstalledFonts {
  /** Families of a way of writing that are installed; never empty. */
  of(writing: Writing): readonly Family[]
  /** Families that the table names and this machine lacks. */
  readonly missing: readonly string[]
}

/**
 * Shows fontconfig the folders of the npm packages and of Debian's. It must be called before any text is drawn in this
 * process, for fontconfig reads its settings once.
 *
 * @throws Error when a way of writing has no family at all
 */
export function openFonts(): InstalledFonts {
  mkdirSync(cache, { recursive: true })
  const directories = folders.map((folder) => `<dir>${folder}</dir>`).join('')
  const settings = `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${directories}<cachedir>${cache}/fontconfig</cachedir></fontconfig>`
  writeFileSync(`${cache}/fonts.conf`, settings)
  process.env['FONTCONFIG_FILE'] = `${cache}/fonts.conf`
  const files = new Set(folders.flatMap(fileNames))
  const isHere = ({ file }: Family): boolean => files.has(file)
  const named = Object.values(families).flat()
  return {
    of: (writing) => {
      const installed = families[writing].filter(isHere)
      if (installed.length === 0) throw new Error(`No family of ${writing} is installed: ${families[writing].map(({ name }) => name).join(', ')}`) // prettier-ignore
      return installed
    },
    missing: [...new Set(named.filter((one) => !isHere(one)).map(({ name }) => name))],
  }
}

function fileNames(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
      (path) => path.split('/').at(-1) ?? '',
    )
  } catch {
    return [] // A folder that is not there holds nothing.
  }
}
