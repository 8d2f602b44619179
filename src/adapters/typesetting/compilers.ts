import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { readPackedSync } from '../../platform/files/read-packed.ts'
import { isLargeFamily, largeFontFiles, smallFontFiles } from './fonts.ts'

/** A folder that is not there: pages read nothing but what is passed to them. */
export const workspace = join(tmpdir(), 'symbolon-no-such-folder')

/** Scripts and signs that the small fonts have; of other signs no one promises it. */
const ofSmallFonts =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Thai}\0-\u036F\u2000-\u206F\u20A0-\u20BF]*$/u
const fullWidth = /[\uFF00-\uFFEF]/

/**
 * Compilers of Typst: one that knows the small fonts, and, from the first text that needs them, one that knows those of East
 * Asia too. They hold tens of megabytes.
 *
 * @returns the compiler for a text whose letters should be of a family
 */
export function openCompilers(): (text: string, family?: string) => NodeCompiler {
  const opened: { small?: NodeCompiler; large?: NodeCompiler } = {}
  return (text, family = '') => {
    const isSmall = !isLargeFamily(family) && ofSmallFonts.test(text) && !fullWidth.test(text)
    if (isSmall) return (opened.small ??= open(smallFontFiles()))
    return (opened.large ??= open([...smallFontFiles(), ...largeFontFiles()]))
  }
}

/** What lies there as it is is mapped into memory, which costs less than to hold it. */
function open(files: readonly string[]): NodeCompiler {
  const fontPaths = files.filter((path) => existsSync(path))
  const fontBlobs = files.filter((path) => !existsSync(path)).map(readPackedSync)
  // The engine takes none from memory once it has begun to look for files.
  const packed = fontBlobs.length === 0 ? [] : [{ fontBlobs }]
  return NodeCompiler.create({ workspace, fontArgs: [...packed, { fontPaths }] })
}
