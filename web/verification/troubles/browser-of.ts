/** Browsers for which the catalogue has steps to allow the camera. */
export type BrowserName =
  'chromeAndroid' | 'safariPhone' | 'firefoxAndroid' | 'firefox' | 'edge' | 'chrome' | 'safari' | 'other'

/** The first that fits: most name others, too. */
const browsers: readonly (readonly [BrowserName, RegExp])[] = [
  ['firefoxAndroid', /Android.*Firefox\/|FxiOS/],
  ['firefox', /Firefox\//],
  ['safariPhone', /(iPhone|iPad|iPod).*Safari\//],
  ['chromeAndroid', /Android.*(Chrome|SamsungBrowser)\//],
  ['edge', /Edg\//],
  ['chrome', /(Chrome|Chromium)\//],
  ['safari', /Macintosh.*Safari\//],
]

export const browserOf = (userAgent: string): BrowserName =>
  browsers.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? 'other'

/** Apps that open links in a window of their own, in which cameras often do not work. */
const apps: readonly (readonly [string, RegExp])[] = [
  ['Instagram', /\bInstagram\b/],
  ['Facebook', /\bFB(AN|AV|_IAB)\b/],
  ['WeChat', /\bMicroMessenger\b/],
  ['LINE', /\bLine\/\d/],
  ['TikTok', /musical_ly|BytedanceWebview|\bTikTok\b/],
  ['Snapchat', /\bSnapchat\b/],
  ['LinkedIn', /\bLinkedInApp\b/],
  ['Pinterest', /\bPinterest\b/],
  ['KakaoTalk', /\bKAKAOTALK\b/],
  ['X', /\bTwitter(Android| for iPhone)?\b/],
]

/** Name of the app around the page; null in a browser. Apps of the account itself name themselves otherwise, and are none. */
export const inAppBrowser = (userAgent: string): string | null =>
  apps.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? null
