import { describe, expect, it } from 'vitest'
import type { ApiKeyRow } from '../flows/ports/keys/api-keys.ts'
import { readSettings } from '../platform/settings/settings.ts'
import { startupBanner } from './startup-banner.ts'

const row: ApiKeyRow = {
  id: 'k',
  kind: 'server',
  mode: 'live',
  scopes: [],
  label: '',
  prefix: 'Made',
  createdAt: 0,
  lastUsedAt: null,
  expiresAt: null,
  revokedAt: null,
}

function lines(
  environment: Record<string, string>,
  isFirst: boolean,
  {
    missingPrograms = [],
    sealTrouble = null,
  }: { readonly missingPrograms?: readonly string[]; readonly sealTrouble?: string | null } = {},
): string {
  const made = isFirst ? [{ row, key: 'Made', given: false }] : []
  const settings = readSettings(environment)
  return startupBanner({
    url: 'http://127.0.0.1:1',
    settings,
    made,
    webhookSecret: null,
    masterKeyMade: false,
    ...{ missingPrograms, sealTrouble },
  }).join('\n')
}

describe('the greeting', () => {
  it('prints on the first start, and then alone, the line that has the lists refreshed', () => {
    expect(lines({}, true)).toMatch(/^ *SYMBOLON_LISTS_REFRESH=24h$/m)
    expect(lines({}, false)).not.toContain('SYMBOLON_LISTS_REFRESH')
    expect(lines({ SYMBOLON_LISTS_REFRESH: '7d' }, true)).not.toContain('SYMBOLON_LISTS_REFRESH')
  })

  it('names the program that this machine lacks, and what is refused without it', () => {
    expect(lines({}, false, { missingPrograms: ['ffmpeg'] })).toMatch(
      /^No ffmpeg is installed: faceVideo is refused/m,
    )
    expect(lines({}, false)).not.toContain('ffmpeg')
  })

  it('says why no document can be sealed, and that signed ones wait', () => {
    const printed = lines({}, false, { sealTrouble: 'The token refused its PIN.' })
    expect(printed).toMatch(/^Signed documents wait for their seal. The token refused its PIN.$/m)
    expect(lines({}, false)).not.toContain('seal')
  })

  it('prints a line that is a setting as it stands', () => {
    const line = /SYMBOLON_LISTS_REFRESH=(\S+)/.exec(lines({}, true))?.[1] ?? ''
    expect(readSettings({ SYMBOLON_LISTS_REFRESH: line }).lists.refreshMs).toBe(24 * 3_600_000)
  })
})
