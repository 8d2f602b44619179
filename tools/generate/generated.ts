import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { format } from 'prettier'
import { allEndpoints } from '../../src/entrypoints/http/all.ts'
import { docsEndpoints } from '../../src/entrypoints/http/assets/docs-endpoints.ts'
import type { Endpoint } from '../../src/entrypoints/http/kit/endpoint.ts'
import { openApiDocument, pathTemplate } from '../../src/entrypoints/http/kit/openapi.ts'
import { endpointRefusals } from '../../src/entrypoints/http/kit/endpoint-refusals.ts'
import { checks, notImplementedCodes } from '../../src/engine/checks/all.ts'
import type { Check } from '../../src/vocabulary/decision/outcome.ts'
import { companyChecks } from '../../src/engine/checks/companies/company-checks.ts'
import { linkChecks } from '../../src/engine/checks/link-checks.ts'
import { describeSettings } from '../../src/platform/settings/settings.ts'
import { cliReference } from './cli-reference.ts'
import { settingsTable } from '../../src/platform/settings/settings.table.ts'
import { sources } from '../../src/engine/screening/sources/all.ts'
import {
  eventSubjectKinds,
  signingEvents,
  webhookEvents,
  testBody,
  tombstoneBody,
} from '../../src/vocabulary/webhooks/webhook-events.ts'
import {
  maxRetryAfterMs,
  resendWindowMs,
  retryDelays,
} from '../../src/vocabulary/webhooks/webhook-delivery.ts'
import { refusalCodes, refusalStatuses } from '../../src/vocabulary/refusals.table.ts'
import { languages } from '../../src/vocabulary/texts/languages.ts'
import { idNumberRules } from '../../src/engine/documents/numbers/id-number-rules.ts'
import {
  answerWarnings,
  type DecisionRule,
  warningCodes,
  warnings,
} from '../../src/vocabulary/decision/warnings.ts'
import { architecturePicture } from './architecture-picture.ts'
import { companyNumbersReference } from './company-numbers-reference.ts'
import { documentsReference } from './documents-reference.ts'
import { notCheckedReference } from './not-checked-reference.ts'
import { shippedModels } from './parts.ts'
import { promisedWith } from './response-shapes.ts'
import { licencesReference, sbom } from './sbom.ts'
import { webShapes } from './web-shapes.ts'

const root = new URL('../../', import.meta.url)

/** A file that is made from tables and committed, so that its difference is seen in a review. */
export interface GeneratedFile {
  readonly path: string
  readonly text: () => Promise<string>
}

const everyEndpoint: readonly Endpoint[] = [...allEndpoints, ...docsEndpoints(allEndpoints)]

export const generatedFiles: readonly GeneratedFile[] = [
  { path: 'openapi.json', text: () => asJson(openApiDocument(allEndpoints)) },
  { path: 'web/kit/client/shapes.generated.ts', text: () => webShapes(openApiDocument(allEndpoints)) },
  { path: '.env.example', text: () => Promise.resolve(envExample()) },
  { path: 'docs/reference/cli.md', text: () => asMarkdown(cliReference()) },
  { path: 'docs/reference/settings.md', text: () => asMarkdown(settingsReference()) },
  { path: 'docs/reference/refusals.md', text: () => asMarkdown(refusalsReference()) },
  { path: 'docs/reference/events.md', text: () => asMarkdown(eventsReference()) },
  { path: 'docs/reference/warnings.md', text: () => asMarkdown(warningsReference()) },
  { path: 'docs/reference/not-checked.md', text: () => asMarkdown(notCheckedReference()) },
  { path: 'docs/reference/numbers.md', text: () => asMarkdown(numbersReference()) },
  { path: 'docs/reference/company-numbers.md', text: () => asMarkdown(companyNumbersReference()) },
  { path: 'docs/reference/documents.md', text: () => asMarkdown(documentsReference()) },
  { path: 'docs/reference/lists.md', text: () => asMarkdown(listsReference()) },
  { path: 'docs/reference/sbom.cdx.json', text: () => asJson(sbom()) },
  { path: 'docs/reference/licences.md', text: () => asMarkdown(licencesReference()) },
  {
    path: 'src/vocabulary/model-dates.table.ts',
    text: () =>
      format(modelDates(), { parser: 'typescript', singleQuote: true, semi: false, printWidth: 110 }),
  },
  { path: 'docs/reference/endpoints.md', text: () => asMarkdown(endpointsReference()) },
  {
    path: 'test/structure/response-shapes.golden.json',
    text: () => asJson(promisedWith(openApiDocument(allEndpoints))),
  },
  { path: 'docs/architecture.svg', text: () => Promise.resolve(architecturePicture()) },
]

function modelDates(): string {
  const rows = shippedModels.map(({ name, sha256, made }) => `'${sha256}': '${made}', // ${name}`)
  const words =
    '/** The day on which the weights of each SHA-256 were made; written by `npm run generate` from models/manifest.json. */'
  return `${words}\nexport const modelDates: Readonly<Record<string, string>> = {\n${rows.join('\n')}\n}\n`
}

/** What lies in the repository now; empty when it is not there yet. */
export function committed({ path }: GeneratedFile): string {
  try {
    return readFileSync(fileURLToPath(new URL(path, root)), 'utf8')
  } catch {
    return ''
  }
}

function asJson(value: unknown): Promise<string> {
  return format(JSON.stringify(value), { parser: 'json', printWidth: 110 })
}

function asMarkdown(text: string): Promise<string> {
  return format(text, { parser: 'markdown', printWidth: 110 })
}

function groups(): readonly (readonly [group: string, variables: ReadonlySet<string>])[] {
  return Object.entries(settingsTable).map(([group, settings]) => [
    group,
    new Set(Object.values(settings).map(({ variable }: { readonly variable: string }) => variable)),
  ])
}

function envExample(): string {
  const rows = describeSettings({})
  const lines = ['# Every setting, with its default. Copy to .env and change what you need.', '']
  for (const [group, variables] of groups()) {
    lines.push(`# ── ${group} ──`, '')
    for (const { variable, sentence, initial } of rows.filter((row) => variables.has(row.variable)))
      lines.push(`# ${sentence}`, `#${variable}=${initial}`, '')
  }
  return `${lines.join('\n').trimEnd()}\n`
}

function settingsReference(): string {
  const rows = describeSettings({})
  const sections = groups().map(([group, variables]) => {
    const table = rows
      .filter((row) => variables.has(row.variable))
      .map(
        ({ variable, kind, initial, sentence }) =>
          `| \`${variable}\` | ${kind} | ${code(initial)} | ${cell(sentence)} |`,
      )
    return `## ${group}\n\n| variable | kind | default | meaning |\n|---|---|---|---|\n${table.join('\n')}`
  })
  return `# Settings

Read once at start from the environment and from \`.env\` in the working folder (the environment wins). All validation messages
are printed at once. A secret may also be given as a file: \`<VARIABLE>_FILE=/path\`. \`symbolon settings\` prints what is in
force, secrets masked. Generated from \`src/platform/settings/settings.table.ts\`.

${sections.join('\n\n')}
`
}

function refusalsReference(): string {
  const rows = refusalCodes.map(
    (name) => `| \`${name}\` | ${refusalStatuses[name]} | ${cell(languages.en.refusals[name])} |`,
  )
  return `# Refusals

Every expected no is \`{"success":false,"error":{"status","code","message"}}\` with the same HTTP status. The message may
say more than the sentence below, for example which parameter is wrong. A fault of this service is \`ERROR_INTERNAL_ERROR\` with an
incident id to look for in the log. Generated from \`src/vocabulary/refusals.table.ts\`, sentences
from \`src/vocabulary/texts/en/refusals.ts\`.

| code | status | sentence |
|---|---|---|
${rows.join('\n')}
`
}

/** Of events whose bodies speak of something else than a transaction. */
const otherBodies: Readonly<Record<string, string>> = {
  docupass_inconclusive: 'which link it was, and why the picture was refused',
  ...Object.fromEntries(
    Object.keys(signingEvents).map((event) => [event, 'which signing it was, and how its parties stand']),
  ),
}

function eventsReference(): string {
  const rows = Object.entries(webhookEvents).map(([name, { version, whole, sentence }]) => {
    const body = whole
      ? 'the whole transaction'
      : (otherBodies[name] ?? 'which transaction it was, and how it stands')
    return `| \`${name}\` | ${version} | ${cell(sentence)} | ${body} |`
  })
  const hour = 3_600_000
  const delayText = (ms: number): string => {
    if (ms >= hour) return `${ms / hour} h`
    return ms >= 60_000 ? `${ms / 60_000} min` : `${ms / 1000} s`
  }
  const waits = retryDelays.map(delayText)
  const hours = Math.floor(retryDelays.reduce((sum, ms) => sum + ms, 0) / hour)
  return `# Events

What is posted to the \`webhook\` of a profile. Generated from \`src/vocabulary/webhooks/webhook-events.ts\` and \`webhook-delivery.ts\`.

| event | version | when | body |
|---|---|---|---|
${rows.join('\n')}
| \`test\` | 1 | Someone pressed the test button of an endpoint. | \`${JSON.stringify(testBody('…', 0))}\` |

Every body of a transaction has \`event\`, \`success\`, \`transactionId\`, \`profileId\`, \`customData\`, \`decision\`, and
\`docupass\` when it came through a link. The whole ones also have \`type\`, \`data\`, \`warning\`, \`notChecked\`,
\`missingFields\`, \`scores\`, \`reviewScore\`, \`rejectScore\`, \`outputImage\` (tokens), \`outputFile\` and \`createdAt\`.
Test records say \`"mode":"test"\`.

A hosted link is reported by its generation. Version 3 ends with \`docupass_conclusive\`, however it ends. Of version 2, one whose time
was over ends with \`docupass_expired\` instead, with the same body. A picture that was refused while others may follow is \`docupass_inconclusive\`.
There is no transaction yet. Its body names the link by \`linkId\` and \`docupass\`, and has \`profileId\`, \`customData\`,
\`decision\` (\`reject\`), \`step\` (\`document\` or \`face\`), \`warning\` and \`attemptsLeft\`. It holds nothing that was read.

The body of a signing names it by \`signingId\`, and by \`transactionId\` whose file it becomes, where there is one. It has \`name\`, \`state\`,
\`expiresAt\`, \`parties\` and, once sealed, \`outputFile\` with the SHA-256 of the file.

\`GET /x/events\` and the lists of deliveries name what an event is about in \`subject\`: its \`kind\` (${eventSubjectKinds.map((kind) => `\`${kind}\``).join(', ')}) and its \`id\`. Their
\`transactionId\` is that of a transaction alone.

## Promises

- An event is written in the same database transaction as the change it tells of: there is none without the other.
- It is sent at least once, with the same id (\`webhook-id\`) and the same bytes on each try. Store the id.
- Within one transaction an event is not sent before the one it follows was delivered, has failed for good or was
  cancelled. Between transactions there is no order.
- Deleting a transaction cancels what is not sent yet, except the event of the deletion. What is sent again after that is
  a tombstone: \`${JSON.stringify(tombstoneBody('new', '…'))}\`.

## Tries

A try is a success when it is answered with exactly 200 (or any 2xx, if the endpoint says so) within ten seconds.
Redirects are not followed. There are ${retryDelays.length + 1} tries. Between the first of them lie at least ${waits.slice(0, 7).join(', ')}.
Then come at least ${waits.slice(7).join(', ')}: more than ${hours} hours in all. Randomness lengthens each wait by up to a tenth. \`Retry-After\` is heeded, up to ${maxRetryAfterMs / hour} hours.
After the last try the delivery has failed; it can be sent again by hand until ${resendWindowMs / hour} hours after its last try.

An endpoint is one address of one account. One that fails five times in a row is left alone for seconds to minutes
between single tries. Everything that waits is sent as soon as it takes one. \`410\`, or seven days without a success,
pauses it until \`POST /x/webhook-endpoints/{id}/resume\`: a line in the log and \`symbolon_webhook_endpoints{state="paused"}\`
say so. At most ten tries are under way to one endpoint.

The first kilobyte of each answer is kept sealed under the record's key and shown by \`GET /x/deliveries/{id}\`. The
address of an endpoint is kept sealed under the account's key and outlives its transactions: put no one's name into it.

How to check a signature: docs/recipes/webhooks.
`
}

/** What each code leads to when a profile says nothing. */
function outcomeOf({ enabled, review, reject }: DecisionRule): string {
  if (!enabled) return 'off'
  if (reject >= 0) return 'reject'
  return review >= 0 ? 'review' : 'accept'
}

function warningsReference(): string {
  const explained = new Map(checks.map((check) => [check.code, check.explain]))
  const done = warningCodes.flatMap((name) => {
    const { severity, default: rule } = warnings[name]
    const meaning = languages.en.warnings[name]
    const how = explained.get(name)
    return how === undefined || notImplementedCodes.includes(name)
      ? []
      : [`| \`${name}\` | ${cell(meaning)} | ${cell(how)} | ${outcomeOf(rule)} | ${severity} |`]
  })
  const beside = Object.entries(answerWarnings).map(
    ([name, { severity }]) =>
      `| \`${name}\` | ${cell(languages.en.warnings[name as keyof typeof answerWarnings])} | ${severity} |`,
  )
  const rowOf = ({ code, explain }: Check): string => {
    const { severity, default: rule } = warnings[code]
    return `| \`${code}\` | ${cell(languages.en.warnings[code])} | ${cell(explain)} | ${outcomeOf(rule)} | ${severity} |`
  }
  const open = notImplementedCodes.map((name) => `| \`${name}\` | ${cell(languages.en.warnings[name])} |`)
  return `# Warnings

Every check answers *found*, *clear*, *cannot tell* or *not checked*. *Cannot tell*: nothing to compare, and no one asked for
it; it has no effect and is seen in the trace only. *Not checked*: it was asked for and could not be done. It stands in
\`notChecked\`, and the decision is review at least ([what was asked for](not-checked.md)). The outcome is that of a profile which says nothing. Generated from
\`src/vocabulary/decision/warnings.ts\`, \`src/engine/checks/all.ts\` and, for meanings, \`src/vocabulary/texts/en/warnings.ts\`.

| code | meaning | how it is decided | outcome | severity |
|---|---|---|---|---|
${done.join('\n')}

## Not implemented, never raised

No check looks for these yet. They are never raised. A profile that switches on one that is off by default asks for it:
it then stands in \`notChecked\`. The others are on by default, and at that they ask for nothing.

| code | meaning |
|---|---|
${open.join('\n')}

## Of companies alone

A check of a company (\`POST /kyb\`) raises these, and beside them \`UNRECOGNIZED_DOCUMENT\`, \`MISSING_BUSINESS_*\`,
\`MISSING_ENTITY_TYPE\` and \`AML_*\`. No other code applies to a company. \`AML_*\` count for a company as long as
\`kyb.screening\` of the profile is on, also where the profile leaves them off for documents.

| code | meaning | how it is decided | outcome | severity |
|---|---|---|---|---|
${companyChecks.map(rowOf).join('\n')}

## Of hosted links alone

A profile may name these, as any other. A default profile does not list them.

| code | meaning | how it is decided | outcome | severity |
|---|---|---|---|---|
${linkChecks.map(rowOf).join('\n')}

## Beside the codes of a profile

No profile can switch these off. They add to no score.

| code | meaning | severity |
|---|---|---|
${beside.join('\n')}
`
}

function numbersReference(): string {
  const rows = idNumberRules.map(
    ({ issuer, name, locations, hasValidCheckDigits, decode, nameCode, basis, source }) => {
      const where = locations.map(({ key, types }) => `${key} of ${types.join('')}`).join('; ')
      const tells = [
        hasValidCheckDigits === undefined ? '' : 'check digit',
        decode === undefined ? '' : 'birth date or sex',
        nameCode === undefined ? '' : 'name',
      ]
      const judgedChecks = ['form', ...tells.filter((one) => one !== '')].join(', ')
      return `| ${issuer} | ${cell(name)} | ${where} | ${judgedChecks} | ${basis} | ${cell(source)} |`
    },
  )
  return `# Numbers

Which numbers are judged, where they stand, what is judged of them, and where the rule is published. A number of any other
issuer, or of another kind where several may stand, is not judged (*cannot tell*). \`law\`: by law, standard or the authority
itself; \`collected\`: gathered by others, and reported with less certainty. Types: P passport, I identity card, D driving
licence, V visa, R residence permit. Generated from \`src/engine/documents/numbers/tables\`.

| issuer | number | where | judged | known | published |
|---|---|---|---|---|---|
${rows.join('\n')}
`
}

function listsReference(): string {
  const rows = sources.map(
    ({ id, database, title, licence, cadenceDays, bounds, files }) =>
      `| \`${id}\` | \`${database}\` | ${cell(title)} | ${cell(licence.name)} | ${licence.commercialUse} | ${cadenceDays} | ${bounds.min}–${bounds.max} | ${files[0]?.url ?? 'built in'} |`,
  )
  return `# Lists

\`symbolon lists refresh --source ID\` takes a list in from its publisher, with \`--from PATH\` from a file or folder.
\`symbolon lists status\` tells what is loaded. A list that is empty, unreadable or much shorter than the one served is
refused, and the last good version goes on serving. So is one that states much less than before: aliases, births, countries,
addresses, numbers, programmes (a file beside the records that came half). \`--force\` takes it all the same. \`/readyz\`
names lists in trouble in its body, and \`symbolon_list_trouble{source="…"}\` in \`/metrics\` is 1. A list whose publisher says
by \`ETag\` or \`Last-Modified\` that nothing changed is not sent again. Once a week it is fetched whatever the publisher says.
What was added, changed and removed since the version before is counted by records. One to which another record's relation
came or went counts as changed. The date of a list is what its file says of itself. Files of the United Nations, the Union
and the Kingdom say one, and so does OFAC's XML. Else it is what the file's name says, else what the publisher's server says, else
\`--dated YYYY-MM-DD\`. A list of which none of these says a day is undated: \`date\` is null, never the day it was taken in. A file
that is taken in again unchanged keeps the date that it had. A list that is not loaded is answered as \`not_loaded\`, never as an empty clear answer.

## A list of your own

\`symbolon lists import FILE --name NAME --topic sanction|crime|pep\` takes in FollowTheMoney (a JSON object a line) or
OpenSanctions' \`targets.simple.csv\`. With \`--map MAP.yml\` it takes in any table with a header:

\`\`\`yaml
topic: crime            # or --topic
title: Debtors          # or --title
name: Full name         # the only key that is needed; all others name a column, or several: [Alias 1, Alias 2]
id: Number              # a number that stays from one edition to the next
aliases: Also known as  # and weakAliases
birth: Born             # and birthPlace, gender
nationality: Citizen    # and country, address, program, note, link
identifiers: { passport: Passport no, tax: TIN }
kind: person            # or organisation, vessel, aircraft, or { column: Type }
separator: ";"          # parts several values of a cell
delimiter: ","          # parts the cells
\`\`\`

A column that the table lacks refuses it, with the table's header. The list is searched under its name (\`database\` of
\`/aml\`) and stands in \`symbolon lists status\`. It takes its next edition by \`symbolon lists refresh --source NAME --from FILE\`.

## Refreshing by itself

Nothing is fetched by itself until \`SYMBOLON_LISTS_REFRESH\` is set, for example to \`24h\`. Then, about once an hour and at
no certain minute, one process looks at each list and fetches it when it is older than that. A failure is shown by
\`symbolon lists status\` where it happened and in the log. It is tried again at the next look. Lists that need a licence are
left alone until they were loaded once by hand. Generated from \`src/engine/screening/sources/all.ts\`.

## Sources

| source | database | list | licence | commercial use | changes about every (days) | records expected | first address |
|---|---|---|---|---|---|---|---|
${rows.join('\n')}
`
}

function endpointsReference(): string {
  const rows = everyEndpoint.map((endpoint) => {
    const { method, path, access, summary, audit } = endpoint
    const needs =
      access.kind === 'key' || access.kind === 'signed-or-key'
        ? `${access.kind}: ${access.scope}`
        : access.kind
    const codes = endpointRefusals(endpoint).filter((code) => endpoint.refusals.includes(code))
    return `| ${method} | \`${pathTemplate(path)}\` | ${needs} | ${cell(summary)} | ${audit} | ${codes.map((code) => `\`${code}\``).join(' ')} |`
  })
  return `# Endpoints

The whole interface with its shapes is \`openapi.json\` (served at \`/openapi.json\`, for people at \`/docs\`). Beside the
refusals named here each endpoint may give those of its kind: key, body, time, load. Audit log: a call leaves the view
named, the entries of what it changes, or none. Generated from \`src/entrypoints/http/all.ts\`.

| method | path | access: scope | what it does | audit log | its own refusals |
|---|---|---|---|---|---|
${rows.join('\n')}
`
}

function code(text: string): string {
  return text === '' ? '' : `\`${text}\``
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|')
}
