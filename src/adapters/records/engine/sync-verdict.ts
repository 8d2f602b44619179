/** What the self-test of the embedded database saw. */
export interface SyncTest {
  readonly commits: number
  /** Syncs of the write-ahead log that reached the kernel while committing. */
  readonly syncs: number
  readonly settings: Readonly<Record<string, string>>
}

const requested: Readonly<Record<string, string>> = {
  fsync: 'on',
  synchronous_commit: 'on',
  wal_sync_method: 'fsync',
  full_page_writes: 'on',
}

/** Why the embedded database may not be trusted with a commit, or undefined when it may. */
export function syncVerdict({ commits, syncs, settings }: SyncTest): string | undefined {
  const wrong = Object.entries(requested).filter(([name, value]) => settings[name] !== value)
  if (wrong.length > 0) {
    const list = wrong.map(([name, value]) => `${name} must be ${value}`).join(', ')
    return `The embedded database was started with settings that lose data: ${list}. Remove them from postgresql.conf in its directory.`
  }
  if (syncs < commits) {
    return (
      `The embedded database does not sync its log: ${commits} commits caused ${syncs} syncs. ` +
      'Install exactly the version of @electric-sql/pglite that package-lock.json names (npm ci), or use PostgreSQL (SYMBOLON_DATABASE_URL).'
    )
  }
  return undefined
}
