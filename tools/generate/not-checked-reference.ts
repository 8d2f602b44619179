import { checks, notImplementedCodes } from '../../src/engine/checks/all.ts'
import type { AskedFor } from '../../src/vocabulary/decision/asked-by.ts'
import { companyChecks } from '../../src/engine/checks/companies/company-checks.ts'
import { profileCodes, warnings } from '../../src/vocabulary/decision/warnings.ts'

const conditions: Readonly<Record<AskedFor['by'], string>> = {
  request: '',
  image: 'where the code counts',
  document: 'a document that carries it, where the code counts',
  switch: 'a profile that makes it count beyond its default',
}

function asking({ by, fields, accepted }: AskedFor): string {
  const given = fields.map((field) => `\`${field}\``)
  const listed = accepted === undefined ? [] : [`\`acceptedDocuments.${accepted}\``]
  const named = [...given, ...listed].join(', ')
  return [named, conditions[by]].filter((part) => part !== '').join(', ')
}

/** The page that says what was asked for, code by code. */
export function notCheckedReference(): string {
  const judged = new Set([...checks, ...companyChecks].map(({ code }) => code))
  const rows = profileCodes
    .filter((code) => judged.has(code))
    .map((code) => `| \`${code}\` | ${asking(warnings[code].asked)} | ${warnings[code].asked.why} |`)
  const never = notImplementedCodes.filter((code) => !judged.has(code)).map((code) => `\`${code}\``)
  return `# What is not checked

What was asked for and could not be done stands in \`notChecked\`, and the decision is review at least. What was not asked
for is not charged for. This page draws the line. Generated from \`src/vocabulary/decision/warnings.ts\`.

- A code that the profile switches off is not run. Where a request gives a field that only such codes look at, the header
  \`X-Ignored-Keys\` names the field.
- A code *counts* where its \`review\` or its \`reject\` is not negative.
- A profile asks for a code by switching it on, or by making it count, where the default does not. A profile that says what
  the default says asks for nothing.
- A check about a picture that was not sent was not asked for. Nor was one about a field that this kind of document does
  not carry, unless the request names it.
- Each row of \`notChecked\` has a row \`NOT_CHECKED\` in \`warning\`. It adds to no score.

## Code by code

Asked for by this, and without the fact that it needs, the code is not checked.

| code | asked for by | why |
|---|---|---|
${rows.join('\n')}

No check looks for ${never.join(', ')}. They count by default, so no profile can ask for them.

## Records of versions before

Facts say by which rule they were gathered (\`notCheckedRule\`). Facts without it are decided again as they were: what was
asked for and found no fact counts for nothing there. A new scan of the same document follows the rule of this page.
`
}
