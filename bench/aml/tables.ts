import { screeningEngine } from '../../src/engine/screening/screening-engine.ts'
import { defaultScreeningBand } from '../../src/vocabulary/screening/screening.ts'
import { quantile } from '../kit/figures.ts'
import { cleanSources, companySources } from './clean-names.ts'
import type { BuiltList } from './lists.ts'
import {
  alertsAtBand,
  type FalsePositiveFigures,
  type KindFigures,
  type CustomerFigures,
  recallAbove,
  thresholdFor,
} from './measure.ts'
import type { NameBenchFigures } from './name-bench.ts'
import type { PairFigures } from './pair-figures.ts'
import { peers } from './peers.table.ts'
import { customerSources } from './plausible-names.ts'
import type { ScorerFigures } from './same-candidates.ts'

export interface Measured {
  readonly build: BuiltList
  readonly kinds: readonly KindFigures[]
  /** Companies and other bodies alone, with words in another order or lost. */
  readonly bodies: readonly KindFigures[]
  readonly clean: FalsePositiveFigures
  readonly companies: FalsePositiveFigures
  readonly nameBench: NameBenchFigures
  /** The same by the shipped model, which was fitted on these pairs too. */
  readonly nameBenchFitted: NameBenchFigures
  readonly plausible: CustomerFigures
  readonly logicV2: PairFigures
  /** Empty where no other scorer ran. */
  readonly scorers: readonly ScorerFigures[]
}

/** Everything measured as one page of Markdown. */
export function screeningTables(measured: Measured): string {
  return [
    '# Screening, measured',
    `Written by \`npm run bench:aml -- ${measured.kinds[0]?.queries ?? 0} --write\`; matcher ${screeningEngine.matcher}. The list is OFAC SDN of 28 December 2023 with the aliases of 8 January 2024. Beside it are those of the United Nations and of Canada of spring 2025. Together they have ${measured.build.entities} entities, ${measured.build.names} names.`,
    '## Queries by name alone',
    queryTable(measured),
    `${measured.clean.names} ordinary clean names, ${cleanSources}. At the review band of ${defaultScreeningBand} ${percent(alertsAtBand(measured.clean))} of them alert. Of ${measured.companies.names} ordinary companies ${percent(alertsAtBand(measured.companies))} do. They are ${companySources}. Queries are made from OFAC’s entries. Entries with a strong name in common, and records that merging takes for one entity, count as one. A name that is left out is left out of all three lists. “Left out” is a strong alias of the development split, asked for after it was taken off the list. Scripts are aliases of persons and bodies whom the list has in Latin letters alone, 4,000 more of them than OFAC's. Queries are of entities that the model was not fitted on (training/screening), but for scripts other than Cyrillic and Arabic, which it has not seen. Words of companies in other scripts were collected with misses of these EU rows in view: their figures are in sample. watchman is 0.66, measured on OFAC’s list alone by the same method with its own query sets.`,
    '## Companies and other bodies',
    bodyTable(measured),
    'Behind the comma: what share of the ordinary companies would alert at the score that 98 % of these queries reach. A name that has lost the word which told it from others (`GOLD LIMITED` for `GOLD MILES LIMITED`) is that of many ordinary companies. No threshold finds it and leaves them alone.',
    '## False alerts',
    customerTable(measured),
    '## Pairs',
    pairTable(measured),
    ...scorerTable(measured),
    '## Speed, in process, one thread',
    speedTable(measured),
    '',
  ].join('\n\n')
}

function bodyTable({ bodies, companies }: Measured): string {
  const half = thresholdFor(companies, 0.005)
  const rows = bodies.map((kind) => {
    const least = quantile(
      [...kind.scores].sort((a, b) => a - b),
      0.02,
    )
    const alerting = companies.scores.filter((score) => score >= least).length / companies.names
    return [
      kind.label,
      String(kind.queries),
      share(kind.at1),
      share(kind.at10),
      share(recallAbove(kind, half)),
      share(recallAbove(kind, defaultScreeningBand)),
      `${least.toFixed(3)}, ${percent(alerting)}`,
    ]
  })
  return table(
    [
      'query',
      'n',
      'R@1',
      'R@10',
      `≤ 0.5% of companies (${half.toFixed(3)})`,
      `at ${defaultScreeningBand}`,
      '98 % reach',
    ],
    rows,
  )
}

function queryTable({ kinds, clean }: Measured): string {
  const [half, one] = [thresholdFor(clean, 0.005), thresholdFor(clean, 0.01)]
  const rows = kinds
    .filter(({ queries }) => queries > 0)
    .map((kind) => [
      kind.label,
      String(kind.queries),
      share(kind.at1),
      share(kind.at10),
      percent(kind.tied),
      share(recallAbove(kind, half)),
      share(recallAbove(kind, one)),
      share(recallAbove(kind, defaultScreeningBand - 1e-9)),
      peers.watchman[kind.label] ?? '',
    ])
  const head = ['query', 'n', 'R@1', 'R@10', 'tied', `≤ 0.5% clean (${half.toFixed(3)})`, `≤ 1% clean (${one.toFixed(3)})`, `at ${defaultScreeningBand}`, 'watchman R@10, ≤ 1%'] // prettier-ignore
  return table(head, rows)
}

function customerTable({ plausible }: Measured): string {
  const row = (label: string, { threshold, share: alerting, atBand }: CustomerFigures['nameOnly']) => [
    label,
    threshold.toFixed(3),
    percent(alerting),
    percent(atBand),
  ]
  return [
    table(
      [
        'asked by',
        '99 % of one-typo queries reach',
        'plausible clean names that do',
        `that reach ${defaultScreeningBand}`,
      ],
      [row('name', plausible.nameOnly), row('name, birth date and country', plausible.withFacts)],
    ),
    `${plausible.people} plausible people who are not listed: ${customerSources}; born 1940–2005. Birth dates and countries weigh half of what the lists’ own records say (npm run fit:facts).`,
  ].join('\n\n')
}

function pairTable({ nameBench, nameBenchFitted, logicV2 }: Measured): string {
  const row = (label: string, figures: PairFigures) => [
    label,
    share(figures.auc),
    `${share(figures.bestF1)} at ${figures.bestF1At.toFixed(2)}`,
    share(figures.recallFirstFall),
    share(figures.recallAnywhere),
  ]
  return table(
    [
      `name_bench, ${nameBench.pairs} development pairs`,
      'AUC',
      'best F1',
      'R at P ≥ 0.93, first fall',
      'best anywhere',
    ],
    [
      row('ours, each pair by a model fitted without its entity', nameBench),
      row('ours as shipped, fitted on these pairs too', nameBenchFitted),
      row('logic-v2, frozen scores', logicV2),
      ...peers.nameBench,
    ],
  )
}

/** Other scorers on our candidates, in the same run. */
function scorerTable({ scorers }: Measured): string[] {
  const [first] = scorers
  if (first === undefined) return []
  const head = ['query', ...scorers.flatMap(({ scorer }) => [`${scorer}: R@1`, '≤ 0.5% clean'])]
  const rows = first.kinds.map(({ label }, at) => [
    label,
    ...scorers.flatMap(({ kinds }) => [share(kinds[at]?.at1 ?? 0), share(kinds[at]?.atHalf ?? 0)]),
  ])
  return [
    '## Scorers on the same candidates',
    table(head, rows),
    'The first ten entities that our lookup finds for each query, with all their names, scored by each in this run, by names alone; the thresholds by the candidates of 2,000 of the clean names. R@1 counts no tie.',
  ]
}

function speedTable({ build, kinds, clean }: Measured): string {
  const all = [...kinds.flatMap(({ cpu }) => cpu), ...clean.cpu]
  const row = (label: string, cpu: readonly number[]) => [
    label,
    ...[0.5, 0.95, 0.99].map((part) => `${quantile(cpu, part).toFixed(2)} ms`),
  ]
  return [
    table(
      ['processor per query', 'p50', 'p95', 'p99'],
      [
        row('clean names', clean.cpu),
        ...kinds.slice(0, 3).map(({ label, cpu }) => row(label, cpu)),
        row('all', all),
      ],
    ),
    `Built from parsed records in ${(build.buildMs / 1000).toFixed(2)} s of processor, opened from its snapshot in ${build.openMs.toFixed(0)} ms; index ${(build.indexBytes / 1e6).toFixed(1)} MB.`,
  ].join('\n\n')
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

function share(value: number): string {
  return value.toFixed(3)
}

function percent(value: number): string {
  return `${(100 * value).toFixed(2)} %`
}
