/** What a backup holds, as its manifest says. */
export interface BackupReport {
  /** Absolute path of the folder. */
  readonly folder: string
  /** Milliseconds since 1970, UTC: the moment whose store it is. */
  readonly madeAt: number
  readonly files: number
  readonly bytes: number
  /** Rows by table, at that moment. */
  readonly counts: Readonly<Record<string, number>>
  /** Milliseconds during which writers had to wait. */
  readonly heldMs: number
}

/** How far the last backup is. */
export interface BackupStatus {
  readonly state: 'none' | 'running' | 'done' | 'failed'
  readonly stage: 'database' | 'pictures' | 'hashes' | null
  /** Files. */
  readonly done: number
  readonly report: BackupReport | null
  /** Why it failed, for anyone who runs the installation. */
  readonly trouble: string | null
  /** Whether the master key in use was ever exported by `symbolon master-key export`. */
  readonly masterKeyExported: boolean
}

/** Copies of the whole store, made while it serves. One at a time. */
export interface Backups {
  /**
   * Begins one and returns.
   *
   * @throws Refusal ERROR_OPERATION_FAILED where there is nothing here that could copy this store, or the folder will
   * not do; ERROR_CONFLICT while another is being made
   */
  begin(folder: string): Promise<void>
  status(): BackupStatus
}
