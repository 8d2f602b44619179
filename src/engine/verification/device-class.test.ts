import { expect, it } from 'vitest'
import { deviceClass } from './device-class.ts'

const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'

it.each([
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${webKit}`, 'iphone'],
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) ${webKit}`, 'iphone'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile', 'android'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0.0.0', 'windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15', 'mac'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', 'linux'],
  ['okhttp/4.12.0', 'android-client'],
  ['Sample/1 CFNetwork/1568.200.51 Darwin/24.1.0', 'apple-client'],
  ['curl/8.5.0', 'other'],
  [undefined, 'other'],
])('%s is %s', (userAgent, device) => {
  expect(deviceClass(userAgent)).toBe(device)
})
