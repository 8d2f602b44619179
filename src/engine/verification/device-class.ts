/**
 * Classes of user agents, the first that fits. A session is bound to one: a browser that is updated or renames itself a
 * little stays where it is, and the telephone's session is none for a desktop.
 */
const classes: readonly (readonly [string, RegExp])[] = [
  ['android-client', /^(okhttp|dalvik|ktor|dart)\b/i],
  ['apple-client', /\b(CFNetwork|Darwin)\//],
  ['iphone', /\b(iPhone|iPod)\b/],
  ['ipad', /\biPad\b/],
  ['android', /\bAndroid\b/],
  ['windows', /\bWindows NT\b/],
  ['mac', /\bMacintosh\b/],
  ['chrome-os', /\bCrOS\b/],
  ['linux', /\bX11\b|\bLinux\b/],
]

/** @param userAgent header as sent; undefined where it was not */
export function deviceClass(userAgent: string | undefined): string {
  return classes.find(([, pattern]) => pattern.test(userAgent ?? ''))?.[0] ?? 'other'
}
