import { z } from 'zod'
import isoCountries from '../../../../data/countries/iso-3166.json' with { type: 'json' }
import { endpointWithAccess } from '../kit/endpoint.ts'
import { sharedHeaders } from './shared-headers.ts'

const countryList = isoCountries.map(({ alpha2, name }) => ({ iso: alpha2, name_en: name }))

export const getCountryList = endpointWithAccess({
  method: 'GET',
  path: '/asset/country.json',
  tag: 'verification',
  summary: 'Countries, as wrappers of the hosted page offer them',
  access: { kind: 'open' },
  audit: 'none',
  answer: z.array(z.object({ iso: z.string().describe('ISO 3166 alpha-2.'), name_en: z.string() })),
  run: () => Promise.resolve({ json: countryList, headers: sharedHeaders }),
})
