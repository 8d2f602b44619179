import { showLink } from '../../../../flows/verification/show-link.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { presentLink } from './present-link.ts'
import { linkDetail, linkParams } from './schema.ts'

export const getDocupass = endpointWithKey({
  method: 'GET',
  path: '/docupass/:reference',
  tag: 'verification',
  summary: 'Read one hosted link, what happened on it and what came of it',
  scope: 'records',
  audit: 'link.viewed',
  params: linkParams,
  answer: linkDetail,
  run: async ({ ports, principal, params, links }) => {
    const shown = await showLink(ports, principal, { ...params, publicUrl: links.base() })
    return { json: presentLink(shown, links.sign), shown: { ids: [shown.link.id] } }
  },
})
