import { packSubject } from '../../../../flows/subjects/pack-subject.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { presentExport, subjectParams } from './schema.ts'

export const getSubjectArchive = endpointWithKey({
  method: 'GET',
  path: '/x/subjects/:id/archive',
  tag: 'subjects',
  summary:
    'Everything that is held about a person or company as a ZIP archive, with pictures, files and their hashes',
  scope: 'records',
  audit: 'subject.exported',
  params: subjectParams,
  answer: ['application/zip'],
  run: async ({ ports, principal, params, links }) => {
    const present = (held: Parameters<typeof presentExport>[0]) =>
      presentExport(held, { sign: links.sign, now: ports.clock.now() })
    return {
      stream: await packSubject(ports, principal, { id: params.id, present }),
      contentType: 'application/zip',
      headers: { 'content-disposition': `attachment; filename="subject-${params.id}.zip"` },
      shown: { ids: [params.id] },
    }
  },
})
