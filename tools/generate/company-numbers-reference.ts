import { numberSchemes, openCountries } from '../../src/engine/companies/numbers/number-schemes.ts'
import type { NumberScheme } from '../../src/engine/companies/numbers/number-scheme.ts'

const keyWords = { registrationNumber: 'register', taxNumber: 'tax', lei: 'LEI' } as const

const cell = (text: string): string => text.replaceAll('|', '\\|')

function checkOf({ check }: NumberScheme): string {
  if (check === undefined) return 'form alone'
  return check.library === undefined ? check.algorithm : `${check.algorithm} (\`${check.library}\`)`
}

export function companyNumbersReference(): string {
  const rows = numberSchemes.map((scheme) => {
    const { country, name, keys, source, good } = scheme
    const given = keys.map((key) => keyWords[key]).join(', ')
    return `| ${country ?? 'all'} | ${cell(name)} | ${given} | ${cell(checkOf(scheme))} | ${cell(good[0])} | ${cell(source)} |`
  })
  const countries = new Set(numberSchemes.flatMap(({ country }) => country ?? []))
  const open = (key: 'registrationNumber' | 'taxNumber') => openCountries(key).join(', ')
  return `# Numbers of companies

Numbers that \`POST /kyb\` judges: ${numberSchemes.length} schemes of ${countries.size} countries. \`register\` is given as
\`registrationNumber\`, \`tax\` as \`taxNumber\`; one number often is both. A number is valid when it keeps to any scheme of its
key and country. Spaces, points, hyphens, words in front, lower case and digits of other scripts do not count. A number of
another key or country is said to be one. Where no scheme is listed, nothing is judged (*cannot tell*). The same goes for
register numbers of ${open('registrationNumber')} that keep to none of the schemes below: other registers issue numbers there too.
*Form alone*: no check digit is published. \`stdnum\`: computed by that package (docs/decisions/0041-company-numbers.md).
Generated from \`src/engine/companies/numbers/tables\`.

| country | number | given as | check digits | example | published |
|---|---|---|---|---|---|
${rows.join('\n')}
`
}
