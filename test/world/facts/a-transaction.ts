import { createHash } from 'node:crypto'
import type { NewRecord, ImageMetadata } from '../../../src/flows/ports/transactions/transactions.ts'
import { findPreset } from '../../../src/engine/profiles/presets.ts'
import type { Principal } from '../../../src/vocabulary/account/principal.ts'
import type { Transaction } from '../../../src/vocabulary/transactions/transaction.ts'

const image = { width: 640, height: 400, format: 'jpeg', bytes: 12_345, sha256: '0'.repeat(64) } as const

/** A finished scan of an invented passport, for a fresh record. */
export function aTransaction(
  record: Pick<NewRecord, 'id' | 'subjectId'>,
  principal: Pick<Principal, 'mode'>,
  changes: Partial<Transaction> = {},
): Transaction {
  const effectiveProfile = findPreset('security_medium')
  if (effectiveProfile === null) throw new Error('The preset security_medium is gone.')
  return {
    id: record.id,
    subjectId: record.subjectId,
    type: 'scan',
    mode: principal.mode,
    docupass: '',
    profileId: 'security_medium',
    profileVersion: 0,
    decision: 'accept',
    reviewScore: 0,
    rejectScore: 0,
    createdAt: 1_790_000_000_000,
    updatedAt: 0,
    fields: { documentNumber: [{ value: 'X1234567', confidence: 0.98, source: 'mrz', index: 0 }] },
    missingFields: [],
    warnings: [],
    notChecked: [],
    scores: {},
    customData: '',
    images: {},
    files: [],
    effectiveProfile,
    facts: {
      schema: 1,
      engine: '0.1.0',
      models: {},
      lists: [],
      at: 1_790_000_000_000,
      today: '2026-09-21',
      front: { image, reading: null },
      back: null,
      request: {},
      face: { given: false },
      screening: { done: false, reason: 'Not asked for.' },
    },
    trace: {
      schema: 1,
      decision: 'accept',
      sentence: 'Nothing was found.',
      reviewScore: 0,
      rejectScore: 0,
      decisionTrigger: effectiveProfile.decisionTrigger,
      checks: [],
    },
    reason: '',
    note: '',
    ...changes,
  }
}

/** A picture as the vault would have kept it. */
export function aStoredImage(
  token: string,
  blobId: string,
  bytes: Uint8Array = Buffer.from('picture'),
): ImageMetadata {
  return {
    token,
    blobId,
    side: 'front',
    contentType: 'image/jpeg',
    sha256: createHash('sha256').update(bytes).digest('hex'),
    size: bytes.length,
  }
}
