import { getSubject as get } from '../../../../flows/subjects/subjects.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { presentSubject, subjectParams, subjectReply } from './schema.ts'

export const getSubject = endpointWithKey({
  method: 'GET',
  path: '/x/subjects/:id',
  tag: 'subjects',
  summary: 'One person or company: which records and legal holds there are',
  scope: 'records',
  audit: 'subject.viewed',
  params: subjectParams,
  answer: subjectReply,
  run: async ({ ports, principal, params }) => {
    const subject = await get(ports, principal, params.id)
    return { json: { success: true, ...presentSubject(subject) }, shown: { ids: [subject.id] } }
  },
})
