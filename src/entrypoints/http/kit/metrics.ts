import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { ListStatus } from '../../../flows/ports/watchlists/watchlists.ts'
import type { RegisterStatus } from '../../../flows/ports/companies/registers.ts'
import type { DeliveryCounts } from '../../../flows/ports/webhooks/webhook-deliveries.ts'
import { abandonedThreadCount } from '../../../platform/threads/threads.ts'

export interface Metrics {
  /** One answered request; `route` is the pattern, never the path with its ids. */
  answered(request: { method: string; route: string; status: number; seconds: number }): void
  text(): Promise<string>
  readonly contentType: string
}

/** Figures of one server, in a registry of its own so that two servers may live in one process. */
export function createMetrics(sources: {
  readonly heldBodyBytes: () => number
  readonly purged: () => Promise<readonly { readonly kind: string; readonly count: number }[]>
  readonly deliveryCounts: () => Promise<DeliveryCounts>
  readonly lists: () => Promise<readonly ListStatus[]>
  readonly registers: () => Promise<readonly RegisterStatus[]>
}): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const readDeliveries = deliveryGauges(registry, sources.deliveryCounts)
  const readLists = listGauges(registry, sources.lists)
  const readRegisters = registerGauges(registry, sources.registers)
  const labelNames = ['method', 'route', 'status'] as const
  const requests = new Counter({
    name: 'symbolon_http_requests_total',
    help: 'Requests answered.',
    labelNames,
    registers: [registry],
  })
  const seconds = new Histogram({
    name: 'symbolon_http_request_seconds',
    help: 'Time from the head of a request to the end of its answer.',
    labelNames,
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30, 60],
    registers: [registry],
  })
  processGauges(registry, sources.heldBodyBytes)
  new Gauge({
    name: 'symbolon_purged_records',
    help: 'Records deleted ever because their time was over, by all processes.',
    labelNames: ['kind'] as const,
    registers: [registry],
    async collect() {
      // Without a database there is no figure, but all the others are wanted then.
      const counts = await sources.purged().catch(() => [])
      for (const { kind, count } of counts) this.set({ kind }, count)
    },
  })
  return {
    contentType: registry.contentType,
    text: async () => {
      await readDeliveries()
      await readLists()
      await readRegisters()
      return registry.metrics()
    },
    answered({ method, route, status, seconds: elapsedSeconds }) {
      const labels = { method, route, status: String(status) }
      requests.inc(labels)
      seconds.observe(labels, elapsedSeconds)
    },
  }
}

/** What this process alone knows. */
function processGauges(registry: Registry, heldBodyBytes: () => number): void {
  new Gauge({
    name: 'symbolon_http_body_bytes_held',
    help: 'Bytes of large request bodies in the service.',
    registers: [registry],
    collect() {
      this.set(heldBodyBytes())
    },
  })
  new Gauge({
    name: 'symbolon_threads_hanging',
    help: 'Threads that were asked to end and have not: after three, networks run only in a new process.',
    registers: [registry],
    collect() {
      this.set(abandonedThreadCount())
    },
  })
}

/** One line for each list that was ever loaded, or should have been. */
function listGauges(registry: Registry, read: () => Promise<readonly ListStatus[]>): () => Promise<void> {
  const gauge = (name: string, help: string) =>
    new Gauge({ name: `symbolon_list_${name}`, help, labelNames: ['source'], registers: [registry] })
  const refreshFailed = gauge(
    'trouble',
    '1 while the last refresh of a list was refused, here or in another process.',
  )
  const refreshed = gauge(
    'refreshed_timestamp_seconds',
    'When a list was last refreshed, or found unchanged.',
  )
  return async () => {
    const lists = await read().catch(() => [])
    for (const { source, trouble: failureMessage, refreshedAt } of lists) {
      if (source === null || (refreshedAt === null && failureMessage === null)) continue
      refreshFailed.set({ source }, failureMessage === null ? 0 : 1)
      if (refreshedAt !== null) refreshed.set({ source }, refreshedAt / 1000)
    }
  }
}

/** One line for each register that was ever loaded, or should have been. */
function registerGauges(
  registry: Registry,
  read: () => Promise<readonly RegisterStatus[]>,
): () => Promise<void> {
  const gauge = (name: string, help: string) =>
    new Gauge({ name: `symbolon_register_${name}`, help, labelNames: ['register'], registers: [registry] })
  const records = gauge('records', 'Companies, or owners, of a register that is loaded.')
  const refreshFailed = gauge('trouble', '1 while the last refresh of a register was refused.')
  const stale = gauge('stale', '1 while a register is older than its bound and not asked.')
  const refreshed = gauge(
    'refreshed_timestamp_seconds',
    'When a register was last refreshed, or found unchanged.',
  )
  return async () => {
    for (const status of await read().catch(() => [])) {
      const { register, refreshedAt, trouble } = status
      if (refreshedAt === null && trouble === null) continue
      records.set({ register }, status.records)
      refreshFailed.set({ register }, trouble === null ? 0 : 1)
      stale.set({ register }, status.state === 'stale' ? 1 : 0)
      if (refreshedAt !== null) refreshed.set({ register }, refreshedAt / 1000)
    }
  }
}

/** Read from the records when someone asks, so that every process tells the same. */
function deliveryGauges(registry: Registry, read: () => Promise<DeliveryCounts>): () => Promise<void> {
  const gauge = (name: string, help: string, ...labelNames: string[]) =>
    new Gauge({ name: `symbolon_webhook_${name}`, help, labelNames, registers: [registry] })
  const deliveries = gauge('deliveries', 'Deliveries of events, by state.', 'state')
  const endpoints = gauge('endpoints', 'Addresses that events go to, by state.', 'state')
  const attempts = gauge('tries', 'Tries to tell an event, ever.')
  const oldestWaiting = gauge('oldest_waiting_seconds', 'Age of the oldest event that waits.')
  return async () => {
    // Without the records the other figures are still worth having.
    const counts = await read().catch(() => null)
    if (counts === null) return
    for (const [state, count] of Object.entries(counts.deliveries)) deliveries.set({ state }, count)
    for (const [state, count] of Object.entries(counts.endpoints)) endpoints.set({ state }, count)
    attempts.set(counts.tries)
    oldestWaiting.set(counts.oldestWaitingSeconds)
  }
}
