import type { FetchCredentials } from './credentials.ts'
import { parseJsonCredentials, requestText } from './credential-request.ts'

const service = 'The instance metadata service (IMDS)'
/** It is on the same machine: what takes longer is a machine without one. */
const timeoutMs = 2000
const tokenSeconds = 300
const rolesPath = '/latest/meta-data/iam/security-credentials/'

/**
 * The role of an EC2 machine, by IMDSv2 (Amazon EC2 User Guide, Use the Instance Metadata Service): a session token by PUT,
 * then the role's name and credentials with it. There is no way back to version 1.
 *
 * @param endpoint without a slash at its end
 */
export function instanceCredentials(endpoint: string): FetchCredentials {
  return async () => {
    const token = await requestText({
      method: 'PUT',
      url: `${endpoint}/latest/api/token`,
      headers: { 'x-aws-ec2-metadata-token-ttl-seconds': String(tokenSeconds) },
      timeoutMs,
      service,
    })
    const headers = { 'x-aws-ec2-metadata-token': token.trim() }
    const roles = await requestText({ url: `${endpoint}${rolesPath}`, headers, timeoutMs, service })
    const role = roles.split('\n')[0]?.trim() ?? ''
    if (role === '') throw new Error(`${service} knows no role of this machine.`)
    const url = `${endpoint}${rolesPath}${encodeURIComponent(role)}`
    return parseJsonCredentials(await requestText({ url, headers, timeoutMs, service }), service)
  }
}
