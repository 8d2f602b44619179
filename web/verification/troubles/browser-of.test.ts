import { describe, expect, it } from 'vitest'
import { browserOf, inAppBrowser } from './browser-of.ts'

const android = 'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko)'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)'

describe('A user agent', () => {
  it.each([
    [`${android} Chrome/126.0.0.0 Mobile Safari/537.36`, 'chromeAndroid'],
    ['Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0', 'firefoxAndroid'],
    [`${iphone} Version/17.5 Mobile/15E148 Safari/604.1`, 'safariPhone'],
    [`${iphone} CriOS/126.0 Mobile/15E148 Safari/604.1`, 'safariPhone'],
    [`${windows} Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0`, 'edge'],
    [`${windows} Chrome/126.0.0.0 Safari/537.36`, 'chrome'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0', 'firefox'],
    [`${mac} Version/17.5 Safari/605.1.15`, 'safari'],
    ['curl/8.5', 'other'],
  ])('%s is %s, and no app', (userAgent, browser) => {
    expect(browserOf(userAgent)).toBe(browser)
    expect(inAppBrowser(userAgent)).toBeNull()
  })

  it.each([
    [`${iphone} Mobile/15E148 Instagram 334.0.4.32.98 (iPhone14,5; iOS 17_5)`, 'Instagram'],
    [`${android} Version/4.0 Chrome/126.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/465.0;]`, 'Facebook'],
    [`${android} Version/4.0 Chrome/126.0 Mobile Safari/537.36 MicroMessenger/8.0.49`, 'WeChat'],
    [`${iphone} Mobile/15E148 Safari Line/14.9.1`, 'LINE'],
    [
      `${android} Version/4.0 Chrome/126.0 Mobile Safari/537.36 musical_ly_2023 BytedanceWebview/d8a21c6`,
      'TikTok',
    ],
  ])('%s is of the app %s', (userAgent, app) => {
    expect(inAppBrowser(userAgent)).toBe(app)
  })
})
