import type { Ports } from '../../ports/ports.ts'
import type { LinkStanding } from '../link-step.ts'

/** Pixels of the longer side; a page shows it smaller. */
const side = 512
const [maxBytes, fetchMs] = [2_097_152, 5_000] as const

/**
 * The logo of the profile as PNG, on white where it is transparent. It is fetched here and not by the page, so that no one
 * else learns who opens a link. Null where the profile names none, or it cannot be fetched or is no picture.
 */
export async function loadLogo(
  { egress, inference, logos }: Pick<Ports, 'egress' | 'inference' | 'logos'>,
  { history }: Pick<LinkStanding, 'history'>,
): Promise<Uint8Array | null> {
  const { logoURL } = history.link.profile.docupass
  if (logoURL === '') return null
  return logos.recall(logoURL, async () => {
    // Others may wait for the same picture: it does not end with the one who asked first.
    const signal = AbortSignal.timeout(2 * fetchMs)
    try {
      const { bytes } = await egress.fetch(logoURL, { maxBytes, timeoutMs: fetchMs, signal })
      const [page] = await inference.decode(bytes, { canvas: side, pages: 1 }, signal)
      return page === undefined ? null : await inference.encodePng(page.pixels, signal)
    } catch {
      return null
    }
  })
}
