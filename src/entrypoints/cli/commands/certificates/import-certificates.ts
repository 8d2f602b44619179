import { readFile } from 'node:fs/promises'
import type { Program, SealCertificateImport } from '../../program.ts'
import { defineCommand } from '../../command.ts'
import { exitCodes, UsageError } from '../../exit-codes.ts'
import { requiredText, text } from '../../options.ts'
import { show } from '../../terminal.ts'

export const importCertificates = defineCommand({
  name: 'certificates import',
  summary: 'put certificates of seals (PEM, DER, or an ICAO master list) into the folder of certificates',
  arguments: ['file'],
  options: {
    for: requiredText('--for <standard>', 'whose seals they verify: icao, 2d-doc or aadhaar'),
    authority: text('--authority <id>', 'of 2D-Doc: the authority that issued them, for example FR03'),
  },
  kind: 'local',
  run: async ({ program, terminal }, { file, for: standard, authority = null }) => {
    if (authority !== null && (standard !== '2d-doc' || !/^[A-Z0-9]{4}$/.test(authority)))
      throw new UsageError('--authority is for 2d-doc and has four capitals or digits, for example FR03.')
    const given = { bytes: await readGiven(file), standard, authorityId: authority }
    const imported = await importGiven(program, given)
    show(terminal, imported, () =>
      imported.map(({ subject, isAuthority }) => `${isAuthority ? 'authority' : 'signer'} ${subject}`),
    )
    return exitCodes.done
  },
})

/** What is wrong with the file or the standard can be put right by the one who gave it. */
async function importGiven(
  program: Pick<Program, 'importSealCertificates'>,
  given: SealCertificateImport,
): ReturnType<Program['importSealCertificates']> {
  try {
    return await program.importSealCertificates(given)
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? cause.message : 'The certificates cannot be imported.', {
      cause,
    })
  }
}

async function readGiven(file: string): Promise<Uint8Array> {
  try {
    return new Uint8Array(await readFile(file))
  } catch (cause) {
    throw new UsageError(`${file} cannot be read; give the path of a certificate file.`, { cause })
  }
}
