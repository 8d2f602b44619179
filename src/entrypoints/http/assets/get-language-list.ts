import { z } from 'zod'
import { linkLanguages } from '../../../vocabulary/verification/hosted-link.ts'
import { pageLanguages } from '../../../vocabulary/verification/page-languages.table.ts'
import { endpointWithAccess } from '../kit/endpoint.ts'
import { sharedHeaders } from './shared-headers.ts'

const languageList = linkLanguages.map((code) => {
  const { name, english } = pageLanguages[code]
  return { code, name, name_en: english }
})

export const getLanguageList = endpointWithAccess({
  method: 'GET',
  path: '/asset/language.json',
  tag: 'verification',
  summary: 'Languages of the hosted page',
  access: { kind: 'open' },
  audit: 'none',
  answer: z.array(
    z.object({
      code: z.string().describe('As `language` of a link and `?l=` of its address have it.'),
      name: z.string().describe('In the language itself.'),
      name_en: z.string(),
    }),
  ),
  run: () => Promise.resolve({ json: languageList, headers: sharedHeaders }),
})
