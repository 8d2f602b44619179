import { exportSubject as all } from '../../../../flows/subjects/subjects.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { presentExport, subjectExport, subjectParams } from './schema.ts'

export const exportSubject = endpointWithKey({
  method: 'GET',
  path: '/x/subjects/:id/export',
  tag: 'subjects',
  summary: 'Everything that is held about a person or company; pictures by signed addresses',
  scope: 'records',
  audit: 'subject.exported',
  params: subjectParams,
  answer: subjectExport,
  run: async ({ ports, principal, params, links }) => {
    const held = await all(ports, principal, params.id)
    return {
      json: presentExport(held, { sign: links.sign, now: ports.clock.now() }),
      shown: { ids: [params.id] },
    }
  },
})
