import { readFile } from 'node:fs/promises'
import type { FetchCredentials } from './credentials.ts'
import { parseJsonCredentials, requestText } from './credential-request.ts'

const service = 'The credentials service of the container'
const timeoutMs = 5000
/** Address of the agent of ECS, before a relative address. */
const ecsAgent = 'http://169.254.170.2'
/** ECS, EKS on IPv4, EKS on IPv6: with loopback the only ones that are asked without TLS, as the AWS SDKs do. */
const plainHosts = new Set(['169.254.170.2', '169.254.170.23', '[fd00:ec2::23]', 'localhost', '[::1]'])

export interface ContainerCredentials {
  /** A path of the ECS agent. */
  readonly relativeUri: string
  /** Used when there is no relative one. */
  readonly fullUri: string
  /** Holds what goes into `Authorization`; the platform replaces it, so it is read each time. Empty: none. */
  readonly tokenFile: string
}

/**
 * The container credentials of ECS tasks and EKS Pod Identity (AWS SDKs and Tools Reference Guide, Container credential
 * provider).
 */
export function containerCredentials(given: ContainerCredentials): FetchCredentials {
  return async () => {
    const url = containerUrl(given)
    const token = given.tokenFile === '' ? '' : (await readFile(given.tokenFile, 'utf8')).trim()
    const headers = token === '' ? {} : { authorization: token }
    return parseJsonCredentials(await requestText({ url, headers, timeoutMs, service }), service)
  }
}

/** Throws Error when the token would travel in plain text to another machine. */
function containerUrl({ relativeUri, fullUri }: ContainerCredentials): string {
  if (relativeUri !== '') {
    if (!/^\/(?!\/)/.test(relativeUri))
      throw new Error('AWS_CONTAINER_CREDENTIALS_RELATIVE_URI must begin with one slash.')
    return ecsAgent + relativeUri
  }
  const url = new URL(fullUri)
  const isLocal = plainHosts.has(url.hostname) || /^127\.\d+\.\d+\.\d+$/.test(url.hostname)
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLocal))
    throw new Error('AWS_CONTAINER_CREDENTIALS_FULL_URI must be https, or an address of this machine.')
  return url.href
}
