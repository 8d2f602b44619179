import type { Check } from '../../vocabulary/decision/outcome.ts'
import { onDocument } from './parts/document-view.ts'
import { cannotTell, clear, found, notApplicable } from './parts/outcomes.ts'

export const ipCountryMismatch: Check = {
  code: 'IP_COUNTRY_MISMATCH',
  explain:
    'Raised when the address given as ip belongs to another country than the issuer of the document, by the tables of SYMBOLON_IP_COUNTRIES. Not checked if no table lists the address, or if the issuer is not a country. Proxies and VPNs are not detected.',
  needs: ['front', 'back', 'ip'],
  fields: ['countryIso2'],
  run: onDocument(({ facts: { ip }, value }) => {
    if (ip === undefined) return notApplicable('No address was given.')
    if (ip.table === null) return cannotTell('No table of addresses and countries is loaded.')
    if (ip.country === null) return cannotTell('No table knows the country of the address.')
    const issuer = value('countryIso2')
    if (issuer === null) return cannotTell('The issuer of the document is not a country.')
    const evidence = { address: ip.country, document: issuer, table: ip.table }
    if (issuer === ip.country) return clear(evidence)
    return found(`The address is used in ${ip.country}, the document is of ${issuer}.`, evidence)
  }),
}
