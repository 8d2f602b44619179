import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isInCidrs, parseCidr } from './setting-kinds.ts'
import { describeSettings, readEnvironment, readSettings, SettingsError } from './settings.ts'

function validationMessagesOf(env: Record<string, string>): readonly string[] {
  try {
    readSettings(env)
  } catch (error) {
    if (error instanceof SettingsError) return error.validationMessages
    throw error
  }
  return []
}

describe('settings', () => {
  it('work without any variable and listen on this machine alone', () => {
    const settings = readSettings({})
    expect(settings.listen).toEqual({ host: '127.0.0.1', port: 8080, publicUrl: null, trustedProxies: [] })
    expect(settings.account.region).toBe('us')
    expect(settings.limits.requestsPerSecond).toBe(0)
    expect(settings.storage.databaseUrl).toBeNull()
  })

  it('are frozen, so that no one changes them later', () => {
    const settings = readSettings({})
    expect(Object.isFrozen(settings) && Object.isFrozen(settings.listen)).toBe(true)
  })

  it('take a period in hours or days, and leave it off unless told', () => {
    const refreshMs = (written?: string) =>
      readSettings(written === undefined ? {} : { SYMBOLON_LISTS_REFRESH: written }).lists.refreshMs
    expect([refreshMs(), refreshMs('off')]).toEqual([null, null])
    expect([refreshMs('1h'), refreshMs('24h'), refreshMs('7D')]).toEqual([3_600_000, 86_400_000, 604_800_000])
    for (const invalidValue of ['0h', '24', 'daily', '90m', '9999h', '366d', '-1d'])
      expect(validationMessagesOf({ SYMBOLON_LISTS_REFRESH: invalidValue }), invalidValue).toEqual([
        'SYMBOLON_LISTS_REFRESH must be off, or hours or days up to a year, for example 24h or 7d',
      ])
  })

  it('tell every validation message at once and name each variable', () => {
    const validationMessages = validationMessagesOf({
      SYMBOLON_PORT: 'eighty',
      SYMBOLON_REGION: 'mars',
      SYMBOLON_PUBLIC_URL: 'ftp://example.org',
      SYMBOLON_TRUSTED_PROXIES: '10.0.0.0/8, nonsense',
      SYMBOLON_PROT: '80',
    })
    expect(validationMessages).toHaveLength(5)
    for (const variable of ['PORT', 'REGION', 'PUBLIC_URL', 'TRUSTED_PROXIES', 'PROT'])
      expect(validationMessages.join('\n')).toContain(`SYMBOLON_${variable} `)
  })

  it('treat an empty variable as unset', () => {
    expect(readSettings({ SYMBOLON_PORT: ' ', SYMBOLON_SERVER_KEY: '' }).listen.port).toBe(8080)
  })

  it('refuse half an object store, and a prefix that climbs out of its folder', () => {
    const objectStorage = {
      SYMBOLON_S3_ENDPOINT: 'https://s3.example',
      SYMBOLON_S3_BUCKET: 'blobs',
      SYMBOLON_S3_ACCESS_KEY: 'a',
      SYMBOLON_S3_SECRET_KEY: 'b',
    }
    expect(readSettings(objectStorage).objects).toMatchObject({
      endpoint: 'https://s3.example',
      pathStyle: true,
    })
    for (const name of Object.keys(objectStorage))
      expect(validationMessagesOf({ ...objectStorage, [name]: '' }), name).toHaveLength(1)
    for (const prefix of ['../x', '/x', 'a//b', 'a b', 'a/./b'])
      expect(validationMessagesOf({ ...objectStorage, SYMBOLON_S3_PREFIX: prefix }), prefix).toHaveLength(1)
    expect(readSettings({ ...objectStorage, SYMBOLON_S3_PREFIX: 'a/b-' }).objects.prefix).toBe('a/b-')
  })

  it('take the credentials of the object store from keys or from a role, never from both', () => {
    const bucket = { SYMBOLON_S3_ENDPOINT: 'https://s3.example', SYMBOLON_S3_BUCKET: 'blobs' }
    const role = { ...bucket, SYMBOLON_S3_CREDENTIALS: 'role' }
    expect(readSettings({ ...role, AWS_ROLE_ARN: 'arn:aws:iam::1:role/blobs' }).role.roleArn).toBe(
      'arn:aws:iam::1:role/blobs',
    )
    expect(validationMessagesOf(bucket)).toHaveLength(1)
    expect(validationMessagesOf({ SYMBOLON_S3_CREDENTIALS: 'role' })).toHaveLength(1)
    expect(validationMessagesOf({ SYMBOLON_S3_SESSION_TOKEN: 't' })).toHaveLength(1)
    for (const name of ['SYMBOLON_S3_ACCESS_KEY', 'SYMBOLON_S3_SECRET_KEY', 'SYMBOLON_S3_SESSION_TOKEN'])
      expect(validationMessagesOf({ ...role, [name]: 'a' }), name).toHaveLength(1)
  })

  it('refuse contradictions: equal keys, an image larger than a body', () => {
    const key = 'k'.repeat(32)
    expect(validationMessagesOf({ SYMBOLON_SERVER_KEY: key, SYMBOLON_TEST_KEY: key })).toHaveLength(1)
    expect(validationMessagesOf({ SYMBOLON_IMAGE_LIMIT: '50', SYMBOLON_BODY_LIMIT: '10' })).toHaveLength(1)
  })

  it('read a secret from a file, and refuse it from two places', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'settings-')), 'key')
    writeFileSync(file, 'a-key-from-a-file-0123\n')
    expect(readSettings({ SYMBOLON_SERVER_KEY_FILE: file }).account.serverKey).toBe('a-key-from-a-file-0123')
    expect(
      validationMessagesOf({ SYMBOLON_SERVER_KEY_FILE: file, SYMBOLON_SERVER_KEY: 'x'.repeat(20) }),
    ).toHaveLength(1)
  })

  it('lay the variables of the caller over those of .env', () => {
    const folder = mkdtempSync(join(tmpdir(), 'settings-'))
    writeFileSync(join(folder, '.env'), '# here\nSYMBOLON_PORT=9000\nSYMBOLON_REGION="eu"\n')
    const settings = readSettings(readEnvironment(folder, { SYMBOLON_PORT: '9001' }))
    expect([settings.listen.port, settings.account.region]).toEqual([9001, 'eu'])
  })

  it('#128 never show a secret', () => {
    const described = JSON.stringify(describeSettings({ SYMBOLON_SERVER_KEY: 'very-secret-indeed-123' }))
    expect(described).not.toContain('very-secret')
    expect(described).toContain('********')
  })
})

describe('address ranges', () => {
  it('hold their addresses, IPv4 mapped into IPv6 included', () => {
    const ranges = [parseCidr('10.0.0.0/8'), parseCidr('fd00::/8'), parseCidr('192.0.2.7')]
    for (const inside of ['10.255.0.1', '::ffff:10.1.2.3', 'fd12::1', '192.0.2.7'])
      expect(isInCidrs(inside, ranges), inside).toBe(true)
    for (const outside of ['11.0.0.1', '192.0.2.8', 'fe80::1', 'example.org'])
      expect(isInCidrs(outside, ranges), outside).toBe(false)
  })
})
