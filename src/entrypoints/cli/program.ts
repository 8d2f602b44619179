import type { Pixels } from '../../vocabulary/imaging/pixels.ts'
import type { SettingDescription } from '../../platform/settings/settings.ts'
import type { Connection } from './connection.ts'

export interface SpecimenRequest {
  /** passport, id-card, … */
  readonly kind: string
  /** Names of the flaws asked for, for example `expired`. */
  readonly flaws: readonly string[]
  readonly flat: boolean
  readonly seed: number
}

export interface SpecimenFile {
  /** PNG when flat, JPEG when photographed. */
  readonly bytes: Uint8Array
  readonly extension: 'png' | 'jpg'
  /** The decision it leads to under security_medium with a test key. */
  readonly expectedDecision: string
  /** Why, for people. */
  readonly sentence: string
  /** What is printed in its machine readable zone. */
  readonly zone: readonly string[]
  /** What is really on it: fields, corners, boxes, seed. */
  readonly truth: object
}

export interface RestoreRequest {
  /** Folder of the backup. */
  readonly backup: string
  /** Instead of the data directory of the settings. */
  readonly dataDir: string | undefined
  /** A ledger file that is newer than the backup. */
  readonly ledger: string | undefined
  /** Said by someone who knows that no ledger outlived the loss. */
  readonly withoutNewerLedger: boolean
  /** File of the master key; otherwise that of the settings or of the data directory. */
  readonly masterKey: string | undefined
  readonly force: boolean
}

export interface RestoreReport {
  readonly directory: string
  /** Milliseconds since 1970, UTC: the moment whose store it is. */
  readonly madeAt: number
  readonly files: number
  /** Records and subjects that the backup brought back and that were erased again. */
  readonly erasedAgain: number
  readonly findings: readonly string[]
  /** Where the store lies that was there before; null when there was none. */
  readonly formerDirectory: string | null
}

export interface MoveRequest {
  /** Data directory of the embedded store, instead of that of the settings. */
  readonly from: string | undefined
  /** Folder of its blobs, when they do not lie in there. */
  readonly fromVault: string | undefined
  /** Whether a store is moved in which something is wrong already. */
  readonly withFindings: boolean
}

export interface MoveReport {
  /** False: something is wrong, and nothing took effect. */
  readonly moved: boolean
  readonly from: string
  /** Host and name of the database, without a password. */
  readonly to: string
  /** Blobs that were looked at, of which those were copied that were not there yet. */
  readonly blobs: number
  /** Rows by table. */
  readonly rows: Readonly<Record<string, number>>
  readonly findings: readonly string[]
}

/** A certificate by which seals on documents are verified. */
export interface ImportedSealCertificate {
  /** `icao`, `2d-doc` or `aadhaar`. */
  readonly folder: string
  /** Of 2D-Doc; null where it was not told. */
  readonly authorityId: string | null
  readonly isAuthority: boolean
  readonly subject: string
  /** Hex. */
  readonly serial: string
  /** `YYYY-MM-DD`, both inclusive. */
  readonly validFrom: string
  readonly validUntil: string
  /** Hex. */
  readonly sha256: string
}

export interface SealCertificates {
  readonly folder: string
  readonly certificates: readonly ImportedSealCertificate[]
  readonly faults: readonly { readonly file: string; readonly reason: string }[]
}

export interface SealCertificateImport {
  readonly bytes: Uint8Array
  readonly standard: string
  readonly authorityId: string | null
}

/** What the command line asks of the rest of the service; main.ts supplies it. */
export interface Program {
  /** Serves until a signal; resolves when everything is put away. */
  serve(options: { readonly isSelfSigned: boolean }): Promise<void>
  /** Works off jobs without serving HTTP. */
  worker(): Promise<void>
  connect(mode: 'live' | 'test'): Promise<Connection>
  specimen(request: SpecimenRequest): Promise<SpecimenFile>
  /** Modules of a QR code, a pixel each, 0 for a dark one. */
  qrCode(text: string): Promise<Pixels>
  /** Every kind and flaw there is, with its sentence. */
  specimens(): readonly {
    readonly kind: string
    readonly flaw: string
    readonly decision: string
    readonly sentence: string
  }[]
  /** Throws Error with a sentence when there is something at this path already. */
  exportMasterKey(path: string): void
  /** Puts a backup back into a data directory that no one serves. Throws Error with a sentence. */
  restore(
    request: RestoreRequest,
    onProgress: (stage: string, done: number, total: number) => void,
  ): Promise<RestoreReport>
  /** Moves an embedded store that no one serves to the servers of the settings. Throws Error with a sentence. */
  move(
    request: MoveRequest,
    onProgress: (stage: string, done: number, total: number | null) => void,
  ): Promise<MoveReport>
  /** The webhook secret of the settings; null when none is set. */
  webhookSecret(): string | null
  settings(): readonly SettingDescription[]
  sealCertificates(): Promise<SealCertificates>
  /** Throws Error with a sentence. */
  importSealCertificates(request: SealCertificateImport): Promise<readonly ImportedSealCertificate[]>
}
