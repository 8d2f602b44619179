import { createLink } from '../../../../flows/verification/create-link.ts'
import type { CreatedLink } from '../../../../flows/verification/store-link.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { ignoredKeysHeader } from '../../kit/request/ignored-keys.ts'
import { createdLink, linkBody } from './create-schema.ts'
import { linkCommandOf } from './link-command.ts'
import { presentCreated } from './present-link.ts'

export const postDocupass = endpointWithKey({
  method: 'POST',
  path: '/docupass',
  tag: 'verification',
  summary: 'Make a link that leads a person through a verification or a signature',
  scope: 'records',
  audit: 'change',
  body: linkBody,
  bodySize: 'large',
  answer: createdLink,
  refusals: [
    'ERROR_INVALID_ENCODING',
    'ERROR_REMOTE_IMAGE_FAILED',
    'ERROR_IMAGE_CORRUPTED',
    'ERROR_OPERATION_FAILED',
    'DOCUPASS_CUSTOM_URL_ERROR',
    'ERROR_QUOTA_EXCEEDED',
  ],
  run: async ({ ports, principal, body, signal, settings, links, keeps }) => {
    const maxBytes = settings.limits.imageMegabytes * 1_048_576
    const created = await createLink(ports, principal, {
      command: linkCommandOf(body, { maxBytes }),
      ...{ region: settings.account.region, publicUrl: links.base() },
      limits: { maxBytes, timeoutMs: settings.limits.fetchTimeoutMs, signal },
      kept: keeps((link: CreatedLink) => presentCreated(link)),
    })
    return { json: presentCreated(created), headers: ignoredKeysHeader(created.ignored) }
  },
})
