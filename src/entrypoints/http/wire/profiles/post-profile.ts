import { createProfile } from '../../../../flows/profiles/profiles.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { ignoredKeysHeader } from '../../kit/request/ignored-keys.ts'
import { profileCreated, profilePart } from './schema.ts'

export const postProfile = endpointWithKey({
  method: 'POST',
  path: '/profile',
  tag: 'profiles',
  summary: 'Create a profile; what is left out takes its default',
  scope: 'profiles',
  audit: 'change',
  body: profilePart,
  keepsEmpty: true,
  answer: profileCreated,
  run: async ({ ports, principal, body, keeps }) => {
    const present = ({ id }: { readonly id: string }) => ({ success: true, id, profileId: id })
    const idempotency = keeps(present)
    const made = await createProfile(ports, principal, { body, idempotency })
    return { json: present(made), headers: ignoredKeysHeader(made.ignoredKeys) }
  },
})
