import type { Catalogue } from '../../i18n/catalogue.ts'

/**
 * How far an upload is; once all of it has gone, the service looks at it.
 *
 * @param progress 0..1; null before anything has gone
 */
export function sendingHint(
  progress: number | null,
  { sending, sent, checking }: Pick<Catalogue['capture'], 'sending' | 'sent' | 'checking'>,
): string {
  if (progress === null) return sending
  return progress < 1 ? sent(Math.floor(progress * 100)) : checking
}
