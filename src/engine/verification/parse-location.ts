import type { ClaimedLocation } from '../../vocabulary/verification/link-events.ts'

const decimal = /^-?\d{1,3}(?:\.\d{1,12})?$/
const metres = /^\d{1,9}(?:\.\d{1,12})?$/

/** The header `Geolocation: latitude,longitude,accuracy`; null where it is absent or says no point of the earth. */
export function parseLocation(header: string | undefined): ClaimedLocation | null {
  const [lat = '', long = '', far = '0', ...more] = (header ?? '').split(',').map((part) => part.trim())
  if (more.length > 0 || !decimal.test(lat) || !decimal.test(long) || !metres.test(far)) return null
  const [latitude, longitude, accuracy] = [Number(lat), Number(long), Number(far)]
  return Math.abs(latitude) > 90 || Math.abs(longitude) > 180 ? null : { latitude, longitude, accuracy }
}
