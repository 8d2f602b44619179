import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { createMetrics } from '../../src/entrypoints/http/kit/metrics.ts'
import { describeSettings } from '../../src/platform/settings/settings.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (path: string): string => readFileSync(`${root}/${path}`, 'utf8')
const { version } = z.object({ version: z.string() }).parse(JSON.parse(read('package.json')))
const paths = Object.keys(
  z.object({ paths: z.record(z.string(), z.unknown()) }).parse(JSON.parse(read('openapi.json'))).paths,
)
const dockerfile = read('deploy/Dockerfile')

const deployed = readdirSync(`${root}/deploy`, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !entry.parentPath.endsWith('/secrets'))
  .map((entry) => `${entry.parentPath}/${entry.name}`.slice(root.length))

const service = z.looseObject({
  image: z.string(),
  user: z.string().optional(),
  read_only: z.boolean().optional(),
  command: z.array(z.string()).optional(),
  cap_drop: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.string()).optional(),
  secrets: z.array(z.string()).default([]),
  networks: z.union([z.array(z.string()), z.record(z.string(), z.unknown())]).default([]),
  healthcheck: z.looseObject({ disable: z.boolean().optional() }).optional(),
})
const compose = z
  .object({ services: z.record(z.string(), service), secrets: z.record(z.string(), z.unknown()) })
  .parse(parse(read('deploy/compose.yaml'), { merge: true }))
const ours = Object.entries(compose.services).filter(([, { image }]) => image.startsWith('symbolon:'))

const alerts = z
  .object({
    groups: z.array(
      z.object({
        rules: z.array(
          z.looseObject({
            alert: z.string(),
            expr: z.string(),
            annotations: z.object({ summary: z.string(), runbook: z.string() }),
          }),
        ),
      }),
    ),
  })
  .parse(parse(read('deploy/prometheus/alerts.yaml')))
  .groups.flatMap(({ rules }) => rules)
const dashboard = z
  .object({
    templating: z.object({ list: z.array(z.looseObject({ query: z.string() })) }),
    panels: z.array(z.looseObject({ targets: z.array(z.looseObject({ expr: z.string() })) })),
  })
  .parse(JSON.parse(read('deploy/grafana/dashboard.json')))

/** Every name that `GET /metrics` may have a line for. */
async function metricNames(): Promise<ReadonlySet<string>> {
  const metrics = createMetrics({
    heldBodyBytes: () => 0,
    purged: () => Promise.resolve([]),
    deliveryCounts: () => Promise.reject(new Error('There are no records.')),
    lists: () => Promise.resolve([]),
    registers: () => Promise.resolve([]),
  })
  const types = [...(await metrics.text()).matchAll(/^# TYPE (\S+) (\S+)$/gm)]
  const names = types.flatMap(([, name = '', type]) =>
    type === 'histogram' ? ['_bucket', '_sum', '_count'].map((suffix) => name + suffix) : [name],
  )
  return new Set([...names, 'up'])
}

/** Names of series in PromQL: words before `{`, `[`, an operator or the end that are no function, label or keyword. */
function seriesIn(expression: string): readonly string[] {
  const bare = expression
    .replace(/\{[^}]*\}/g, '')
    .replace(/\b(?:by|label_values)\s*\(([^)]*)\)/g, (all) =>
      all.startsWith('label_values') ? (/\(([^,]*),/.exec(all)?.[1] ?? '') : '',
    )
  const words = bare.replace(/\[[^\]]*\]|\$\w+/g, '').match(/[a-zA-Z_:][\w:]*(?!\w*\s*\()/g) ?? []
  return words.filter((word) => /_|^up$/.test(word) && word !== 'histogram_quantile')
}

describe('The files that an operator deploys', () => {
  it('name settings that there are', () => {
    const rows = describeSettings({})
    const known = new Set(
      rows.flatMap(({ variable, secret }) => (secret ? [variable, `${variable}_FILE`] : [variable])),
    )
    const named = deployed.flatMap((path) =>
      [...read(path).matchAll(/\bSYMBOLON_[A-Z0-9_]*[A-Z0-9]\b/g)].map(([name]) => ({ path, name })),
    )
    expect(named.length).toBeGreaterThan(30)
    expect(named.filter(({ name }) => !known.has(name))).toEqual([])
  })

  it('bear the version of the program', () => {
    expect(dockerfile).toContain(`ARG VERSION=${version}\n`)
    for (const [name, { image }] of ours) expect(image, name).toBe(`symbolon:${version}`)
    expect(parse(read('deploy/helm/symbolon/Chart.yaml'))).toMatchObject({ version, appVersion: version })
  })

  it('ask for health at addresses that are served', () => {
    const asked = deployed
      .filter((path) =>
        /(?:Dockerfile|Caddyfile|compose\.yaml|deployment\.yaml|servicemonitor\.yaml)$/.test(path),
      )
      .flatMap((path) =>
        [...read(path).matchAll(/\/(?:healthz|readyz|metrics)\b/g)].map(([address]) => address),
      )
    expect(new Set(asked)).toEqual(new Set(['/healthz', '/readyz', '/metrics']))
    expect(paths).toEqual(expect.arrayContaining([...new Set(asked)]))
  })
})

describe('The image', () => {
  it('runs as a numeric user that is not root, from the packed release, with a health check', () => {
    const [, user = ''] = /^USER (\d+):\d+$/m.exec(dockerfile) ?? []
    expect(Number(user)).toBeGreaterThan(999)
    expect(dockerfile).toMatch(/^COPY --from=build \/release \/opt\/symbolon$/m)
    expect(dockerfile).toMatch(/^STOPSIGNAL SIGTERM$/m)
    expect(dockerfile).toMatch(/^HEALTHCHECK .*\\\n {2}CMD \["node"/m)
    const stages = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image)
    expect(new Set(stages).size).toBe(1)
  })
})

describe('The composition', () => {
  it('has two processes that serve and two that work, none of them able to change itself', () => {
    expect(ours.map(([name]) => name)).toEqual(['api-1', 'api-2', 'worker-1', 'worker-2'])
    for (const [name, { user, read_only: isReadOnly, cap_drop: dropped }] of ours) {
      expect(user, name).toBe('10001:10001')
      expect(isReadOnly, name).toBe(true)
      expect(dropped, name).toEqual(['ALL'])
    }
  })

  it('gives secrets as files that each process mounts', () => {
    for (const [name, { environment = {}, secrets }] of ours) {
      const files = Object.entries(environment).filter(([variable]) => variable.endsWith('_FILE'))
      expect(files.map(([, path]) => path.replace('/run/secrets/', '')).sort(), name).toEqual(
        [...secrets].sort(),
      )
      for (const secret of secrets) expect(Object.keys(compose.secrets)).toContain(secret)
    }
  })

  it('lets the proxy reach the program by the one address that is trusted', () => {
    const proxy = z.record(z.string(), z.object({ ipv4_address: z.string().optional() }))
    const addresses = proxy.parse(compose.services['proxy']?.networks)
    for (const [name, { environment, networks }] of ours) {
      const shared = Object.entries(addresses).filter(([network]) => [networks].flat().includes(network))
      expect(shared, name).toEqual([['inside', { ipv4_address: environment?.['SYMBOLON_TRUSTED_PROXIES'] }]])
    }
  })

  it('checks the health of everything that serves', () => {
    for (const name of ['proxy', 'postgres', 'objects'])
      expect(compose.services[name]?.healthcheck, name).toBeDefined()
    // The API's is in the image.
    expect(compose.services['api-1']?.healthcheck).toBeUndefined()
  })
})

describe('The chart', () => {
  const templates = 'deploy/helm/symbolon/templates'

  it('restricts its pods', () => {
    const helpers = read(`${templates}/_helpers.tpl`)
    for (const line of [
      'runAsNonRoot: true',
      'readOnlyRootFilesystem: true',
      'allowPrivilegeEscalation: false',
    ])
      expect(helpers).toContain(line)
    for (const name of ['api', 'worker'])
      expect(read(`${templates}/${name}-deployment.yaml`)).toMatch(
        /symbolon\.podSecurity[^]*symbolon\.containerSecurity/,
      )
  })

  it('reads no value that its values do not have', () => {
    const values: unknown = parse(read('deploy/helm/symbolon/values.yaml'))
    const named = deployed
      .filter((path) => path.startsWith(templates))
      .flatMap((path) =>
        [...read(path).matchAll(/\.Values((?:\.\w+)+)/g)].map(([, keys = '']) => keys.slice(1)),
      )
    const isThere = (keys: string): boolean => {
      let at: unknown = values
      for (const key of keys.split('.')) {
        if (typeof at !== 'object' || at === null || !(key in at)) return false
        at = Object.entries(at).find(([name]) => name === key)?.[1]
      }
      return true
    }
    expect(named.filter((keys) => !isThere(keys))).toEqual([])
  })
})

describe('The units', () => {
  it.each(['symbolon.service', 'symbolon-worker@.service'])(
    'run %s restricted and end it in time',
    (name) => {
      const unit = read(`deploy/systemd/${name}`)
      for (const line of [
        'User=symbolon',
        'ProtectSystem=strict',
        'NoNewPrivileges=yes',
        'CapabilityBoundingSet=',
      ])
        expect(unit.split('\n')).toContain(line)
      expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThan(25)
    },
  )
})

describe('Alerts and dashboard', () => {
  it('ask for metrics that there are', async () => {
    const known = await metricNames()
    const expressions = [
      ...alerts.map(({ expr }) => expr),
      ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
      ...dashboard.templating.list.map(({ query }) => query).filter((query) => query.includes('(')),
    ]
    for (const expression of expressions) expect(seriesIn(expression), expression).not.toEqual([])
    const unknown = expressions.flatMap(seriesIn).filter((name) => !known.has(name))
    expect(unknown).toEqual([])
  })

  it('of which each alert leads to a heading that says what to do', () => {
    for (const { alert, annotations } of alerts) {
      const [page = '', anchor] = annotations.runbook.split('#')
      const headings = [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
        heading.toLowerCase(),
      )
      expect(headings, alert).toContain(anchor)
    }
  })
})
