import { expect, it } from 'vitest'
import { parseLocation } from './parse-location.ts'

it.each([
  ['52.52,13.405,12.5', { latitude: 52.52, longitude: 13.405, accuracy: 12.5 }],
  [' -33.86 , 151.2 , 5 ', { latitude: -33.86, longitude: 151.2, accuracy: 5 }],
  ['0,0', { latitude: 0, longitude: 0, accuracy: 0 }],
  [undefined, null],
  ['', null],
  ['52.52', null],
  ['91,0,1', null],
  ['0,181,1', null],
  ['1,2,-3', null],
  ['1,2,3,4', null],
  ['NaN,2,3', null],
  ['1e1,2,3', null],
])('Geolocation %j is %j', (header, location) => {
  expect(parseLocation(header)).toEqual(location)
})
