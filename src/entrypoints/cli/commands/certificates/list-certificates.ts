import { defineCommand } from '../../command.ts'
import { exitCodes } from '../../exit-codes.ts'
import { show, table } from '../../terminal.ts'

export const listCertificates = defineCommand({
  name: 'certificates list',
  summary:
    'certificates by which digital seals on documents are verified; exit status 4 where a file cannot be read',
  arguments: [],
  options: {},
  kind: 'local',
  run: async ({ program, terminal }) => {
    const listed = await program.sealCertificates()
    const { folder, certificates, faults } = listed
    show(terminal, listed, () => [
      folder,
      ...table(
        certificates.map((one) => [
          one.authorityId === null ? one.folder : `${one.folder} ${one.authorityId}`,
          one.isAuthority ? 'authority' : 'signer',
          one.subject,
          one.serial,
          `${one.validFrom} to ${one.validUntil}`,
          one.sha256,
        ]),
      ),
      ...(certificates.length === 0 ? ['none: no seal can be verified'] : []),
      ...faults.map(({ file, reason }) => `! ${file} ${reason}`),
    ])
    return faults.length === 0 ? exitCodes.done : exitCodes.found
  },
})
