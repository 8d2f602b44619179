import { defineCommand } from '../../command.ts'
import { text } from '../../options.ts'
import { showCertificate } from './show-certificate.ts'
import { subjectPath } from './subject-path.ts'

export const printCertificate = defineCommand({
  name: 'subject certificate',
  summary: 'the certificate of an erasure, again',
  arguments: ['id'],
  options: { out: text('--out <file>', 'where to write it') },
  kind: 'service',
  run: ({ connection, terminal }, { id, out }) =>
    showCertificate(connection, terminal, {
      request: { method: 'GET', path: subjectPath(id, '/certificate') },
      out,
    }),
})
