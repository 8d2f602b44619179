import type { Clock } from '../../flows/ports/clock.ts'
import type { Logos } from '../../flows/ports/outbound/logos.ts'

/** Milliseconds for which a logo is believed, and for which it is believed that there is none. */
const [goodMs, missingMs] = [600_000, 60_000] as const
/** Beyond so many the oldest goes. A logo is at most 512 pixels a side. */
const most = 32

interface RecentLogo {
  readonly logo: Promise<Uint8Array | null>
  /** Monotonic milliseconds; endless while it is being made. */
  until: number
}

/** Logos in the memory of this process. */
export function openLogos(clock: Pick<Clock, 'monotonic'>): Logos {
  const recent = new Map<string, RecentLogo>()
  return {
    recall(address, make) {
      const known = recent.get(address)
      if (known !== undefined && known.until > clock.monotonic()) return known.logo
      const row: RecentLogo = { logo: make(), until: Number.POSITIVE_INFINITY }
      recent.delete(address)
      recent.set(address, row)
      const [oldest] = recent.keys()
      if (recent.size > most && oldest !== undefined) recent.delete(oldest)
      return row.logo.then((logo) => {
        row.until = clock.monotonic() + (logo === null ? missingMs : goodMs)
        return logo
      })
    },
  }
}
