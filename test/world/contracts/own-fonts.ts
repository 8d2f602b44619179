import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fontFiles } from '../../../src/adapters/typesetting/fonts.ts'
import { lazy } from '../../../src/vocabulary/lazy.ts'

/** Variables for a program that is to see the fonts of the service alone, whatever the machine has. */
export const ownFonts = lazy((): Readonly<Record<string, string>> => {
  const folder = mkdtempSync(join(tmpdir(), 'fonts-'))
  const folders = [...new Set(fontFiles().map((file) => dirname(file)))]
  const written = folders.map((one) => `<dir>${one}</dir>`).join('')
  writeFileSync(
    join(folder, 'fonts.conf'),
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${written}<cachedir>${folder}/cache</cachedir></fontconfig>`,
  )
  return { FONTCONFIG_FILE: join(folder, 'fonts.conf') }
})
