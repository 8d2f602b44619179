/** Why no camera can be used. */
export type CameraTrouble = 'denied' | 'none' | 'busy' | 'insecure' | 'in-app-browser' | 'failed'

/** What a browser gives away before it is asked. */
export interface BrowserTraits {
  readonly isSecureContext: boolean
  /** Whether `navigator.mediaDevices` is there. */
  readonly hasMediaDevices: boolean
  readonly userAgent: string
}

/** Apps that open links in a window of their own, which often has no camera, by what they call themselves. */
const apps = /\b(FBAN|FBAV|FB_IAB|Instagram|Line\/|MicroMessenger|TikTok|musical_ly|BytedanceWebview|Snapchat|LinkedInApp|Twitter|KAKAOTALK|GSA\/)|; wv\)/ // prettier-ignore

const byError: Readonly<Record<string, CameraTrouble>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  NotReadableError: 'busy',
  AbortError: 'busy',
}

export const isInAppBrowser = (userAgent: string): boolean => apps.test(userAgent)

/** @returns null where a camera may be asked for */
export function troubleBefore({
  isSecureContext,
  hasMediaDevices,
  userAgent,
}: BrowserTraits): CameraTrouble | null {
  if (!isSecureContext) return 'insecure'
  if (hasMediaDevices) return null
  return isInAppBrowser(userAgent) ? 'in-app-browser' : 'none'
}

/** @param error what `getUserMedia` failed with */
export function troubleFrom(error: unknown, userAgent: string): CameraTrouble {
  const trouble = error instanceof Error ? (byError[error.name] ?? 'failed') : 'failed'
  // An app's window refuses without asking the person.
  return trouble !== 'busy' && isInAppBrowser(userAgent) ? 'in-app-browser' : trouble
}
