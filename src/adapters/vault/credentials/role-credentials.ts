import { cachedCredentials } from './cached-credentials.ts'
import { containerCredentials } from './container.ts'
import type { CredentialProvider, FetchCredentials } from './credentials.ts'
import { instanceCredentials } from './instance-credentials.ts'
import { webIdentityCredentials } from './web-identity.ts'

/** What the platform says of the role, as in the settings; empty or null when it does not. */
export interface RoleSettings {
  readonly roleArn: string
  readonly webIdentityTokenFile: string
  readonly stsEndpoint: string | null
  readonly containerRelativeUri: string
  readonly containerFullUri: string
  readonly containerTokenFile: string
  readonly metadataEndpoint: string | null
}

/** Credentials of the role that the platform gives this process: of its pod, else of its container, else of its machine. */
export function roleCredentials(
  settings: RoleSettings,
  { region, now }: { readonly region: string; readonly now: () => number },
): CredentialProvider {
  return cachedCredentials(fetchOf(settings, region), now)
}

function fetchOf(settings: RoleSettings, region: string): FetchCredentials {
  const { roleArn, webIdentityTokenFile: tokenFile } = settings
  const { containerRelativeUri: relativeUri, containerFullUri: fullUri } = settings
  if (roleArn !== '' && tokenFile !== '')
    return webIdentityCredentials({
      roleArn,
      tokenFile,
      stsEndpoint: settings.stsEndpoint ?? regionalSts(region),
    })
  if (relativeUri !== '' || fullUri !== '')
    return containerCredentials({ relativeUri, fullUri, tokenFile: settings.containerTokenFile })
  return instanceCredentials(settings.metadataEndpoint ?? 'http://169.254.169.254')
}

function regionalSts(region: string): string {
  return `https://sts.${region}.amazonaws.com${region.startsWith('cn-') ? '.cn' : ''}`
}
