import { readFile } from 'node:fs/promises'
import { childrenOf, parseXml, textOf } from '../xml-element.ts'
import type { Credentials, FetchCredentials } from './credentials.ts'
import { requestText } from './credential-request.ts'

const service = 'The security token service (STS)'
const timeoutMs = 5000

export interface WebIdentity {
  readonly roleArn: string
  /** Holds an OpenID Connect token; the platform replaces it, so it is read each time. */
  readonly tokenFile: string
  /** Address of the security token service, without a slash at its end. */
  readonly stsEndpoint: string
}

/**
 * AssumeRoleWithWebIdentity (AWS Security Token Service API Reference): what EKS calls IAM roles for service accounts.
 * The token travels in the body, never in an address.
 */
export function webIdentityCredentials({ roleArn, tokenFile, stsEndpoint }: WebIdentity): FetchCredentials {
  return async () => {
    const form = new URLSearchParams({
      Action: 'AssumeRoleWithWebIdentity',
      Version: '2011-06-15',
      RoleArn: roleArn,
      RoleSessionName: 'symbolon',
      WebIdentityToken: (await readFile(tokenFile, 'utf8')).trim(),
    })
    const answer = await requestText({
      method: 'POST',
      url: `${stsEndpoint}/`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/xml' },
      body: form.toString(),
      timeoutMs,
      service,
    })
    const credentials = parseAnswer(answer)
    if (credentials === null) throw new Error(`${service} answered no credentials.`)
    return credentials
  }
}

function parseAnswer(xml: string): Credentials | null {
  const [result] = childrenOf(parseXml(xml), 'AssumeRoleWithWebIdentityResult')
  const [element] = result === undefined ? [] : childrenOf(result, 'Credentials')
  if (element === undefined) return null
  const [accessKey, secretKey, sessionToken] = ['AccessKeyId', 'SecretAccessKey', 'SessionToken'].map(
    (name) => textOf(element, name),
  )
  const expiresAt = Date.parse(textOf(element, 'Expiration') ?? '')
  if (!accessKey || !secretKey || !sessionToken || Number.isNaN(expiresAt)) return null
  return { accessKey, secretKey, sessionToken, expiresAt }
}
