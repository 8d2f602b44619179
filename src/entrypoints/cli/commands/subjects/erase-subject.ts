import { defineCommand } from '../../command.ts'
import { text } from '../../options.ts'
import { showCertificate } from './show-certificate.ts'
import { subjectPath } from './subject-path.ts'

export const eraseSubject = defineCommand({
  name: 'subject erase',
  summary: 'destroy a subject with all records, for good; prints the signed certificate',
  arguments: ['id'],
  options: { out: text('--out <file>', 'where to write the certificate') },
  kind: 'service',
  run: ({ connection, terminal }, { id, out }) =>
    showCertificate(connection, terminal, { request: { method: 'DELETE', path: subjectPath(id) }, out }),
})
