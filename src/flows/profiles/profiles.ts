import { completeProfile, effectiveProfile } from '../../engine/profiles/effective-profile.ts'
import { parseProfile } from '../../engine/profiles/parse-profile.ts'
import { findPreset } from '../../engine/profiles/presets.ts'
import type { Principal } from '../../vocabulary/account/principal.ts'
import type { Profile, ProfileOverride } from '../../vocabulary/profiles/profile.ts'
import { invalidValue, Refusal } from '../../vocabulary/refusals.ts'
import type { Ports, RecordPorts } from '../ports/ports.ts'
import type { NewProfile, ProfileRow } from '../ports/profiles/profiles.ts'
import type { ResultPage, ResultPageRequest } from '../ports/pagination.ts'
import { requireFound } from '../screening/require-found.ts'

/** Reading one profile needs no more than this. */
interface ProfileVault {
  readonly records: Pick<Ports['records'], 'getProfile'>
}

/** A profile as it may be shown or used: a preset has its name for an id and version 0. */
export interface NamedProfile {
  readonly id: string
  readonly version: number
  readonly profile: Profile
}

/** By id, or by a preset's name in any case. Null when there is none. */
export async function findProfile(
  { records }: ProfileVault,
  principal: Principal,
  id: string,
): Promise<NamedProfile | null> {
  const preset = findPreset(id)
  if (preset !== null) return { id: preset.name, version: 0, profile: preset }
  const row = await records.getProfile(principal, id)
  if (row === null) return null
  return { id: row.id, version: row.version, profile: profileFromRow(row) }
}

/** What was stored with the defaults laid under it. */
export function profileFromRow({ name, settings }: Pick<ProfileRow, 'name' | 'settings'>): Profile {
  return completeProfile({ ...settings, name })
}

/** Throws Refusal ERROR_NOT_FOUND. */
export async function getProfile(
  vault: ProfileVault,
  principal: Principal,
  id: string,
): Promise<NamedProfile> {
  return requireFound(await findProfile(vault, principal, id))
}

export function listProfiles(
  { records }: RecordPorts,
  principal: Principal,
  page: ResultPageRequest,
): Promise<ResultPage<ProfileRow>> {
  return records.listProfiles(principal, page)
}

/**
 * Events must have somewhere to go: whatever can be said of an address before its name is resolved is said when it is
 * set. Throws Refusal ERROR_INVALID_VALUE.
 */
export function validateWebhook(
  { webhookSender }: Pick<Ports, 'webhookSender'>,
  { webhook }: ProfileOverride,
): void {
  if (webhook === undefined || webhook === '') return
  const rejectionReason = webhookSender.objection(webhook)
  if (rejectionReason !== null) throw invalidValue('webhook', rejectionReason)
}

/** A profile that was stored, and the top-level keys of what was sent that are no settings: they were ignored. */
export interface SavedProfile extends ProfileRow {
  readonly ignoredKeys: readonly string[]
}

/** `body` as sent; defaults fill what it leaves out. Throws Refusal ERROR_INVALID_VALUE naming the key. */
export async function createProfile(
  ports: RecordPorts & Pick<Ports, 'webhookSender'>,
  principal: Principal,
  { body, idempotency }: { readonly body: unknown } & Pick<NewProfile, 'idempotency'>,
): Promise<SavedProfile> {
  const { records } = ports
  const { settings, ignoredKeys } = parseProfile(body)
  validateWebhook(ports, settings)
  const { name } = completeProfile(settings)
  return { ...(await records.createProfile(principal, { name, settings, idempotency })), ignoredKeys }
}

/**
 * Lays what was sent over the newest version and stores the sum as the next one; versions never change.
 * Throws Refusal ERROR_NOT_FOUND, ERROR_INVALID_VALUE, ERROR_OPERATION_FAILED for a preset.
 */
export async function changeProfile(
  ports: RecordPorts & Pick<Ports, 'webhookSender'>,
  principal: Principal,
  request: { readonly id: string; readonly body: unknown },
): Promise<SavedProfile> {
  const { records } = ports
  refusePreset(request.id)
  const { settings, ignoredKeys } = parseProfile(request.body, 'clears')
  validateWebhook(ports, settings)
  const row = requireFound(await records.getProfile(principal, request.id))
  const merged = effectiveProfile(profileFromRow(row), settings)
  const named = { name: settings.name ?? row.name, settings: merged }
  return { ...requireFound(await records.replaceProfile(principal, request.id, named)), ignoredKeys }
}

/** Throws Refusal ERROR_NOT_FOUND, ERROR_OPERATION_FAILED for a preset. */
export async function deleteProfile(
  { records }: RecordPorts,
  principal: Principal,
  id: string,
): Promise<void> {
  refusePreset(id)
  if (!(await records.removeProfile(principal, id))) throw new Refusal('ERROR_NOT_FOUND')
}

/** Throws Refusal ERROR_OPERATION_FAILED. */
export function refusePreset(id: string): void {
  if (findPreset(id) !== null)
    throw new Refusal('ERROR_OPERATION_FAILED', { message: `'${id}' is a preset and cannot be changed.` })
}

/** For a body that names the profile to work under: an unknown one is the caller's mistake, not a missing page. */
export async function requireProfile(
  vault: ProfileVault,
  principal: Principal,
  id: string,
): Promise<NamedProfile> {
  const found = await findProfile(vault, principal, id)
  if (found === null) throw invalidValue('profile')
  return found
}
