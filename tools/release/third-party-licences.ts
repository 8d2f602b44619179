import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const description = z.looseObject({ name: z.string(), version: z.string(), license: z.string().default('') })

/** Name and version of the package in a folder. */
export function packageAt(folder: string): z.output<typeof description> {
  return description.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
}

/**
 * The licence texts of packages whose code is inside `dist`. Those that lie beside it keep theirs in their own folders.
 *
 * @param folders of packages, absolute
 */
export function thirdPartyLicences(folders: readonly string[]): string {
  const sections = folders.map(licenceSection)
  return `Code of these packages is inside dist/. Packages in node_modules/ carry their licences themselves.\n\n${sections.join('\n')}`
}

function licenceSection(folder: string): string {
  const { name, version, license } = packageAt(folder)
  const files = readdirSync(folder).filter((file) => /^(?:LICEN[CS]E|NOTICE|COPYING)/i.test(file))
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').trim())
  return `${'='.repeat(80)}\n${name} ${version} (${license})\n\n${texts.join('\n\n')}\n`
}
