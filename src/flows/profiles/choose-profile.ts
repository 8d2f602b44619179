import { effectiveProfile } from '../../engine/profiles/effective-profile.ts'
import { parseProfile } from '../../engine/profiles/parse-profile.ts'
import { dropWeakening } from '../../engine/profiles/drop-weakening.ts'
import type { Principal } from '../../vocabulary/account/principal.ts'
import { Refusal } from '../../vocabulary/refusals.ts'
import type { Ports } from '../ports/ports.ts'
import { validateWebhook, requireProfile, type NamedProfile } from './profiles.ts'

/** The profile of one request, and what of its override had no effect. */
export interface ChosenProfile extends NamedProfile {
  /** Keys that are no settings, and paths that a restricted key may not change. */
  readonly ignored: readonly string[]
}

/**
 * The profile that judges one request: preset or stored, then the override.
 * A restricted key is treated as public: what would weaken the profile is dropped, a webhook of its own is
 * refused (ERROR_KEY_FORBIDDEN), and so is security_none unless the account allows it.
 */
export async function chooseProfile(
  vault: Pick<Ports, 'records' | 'webhookSender'>,
  principal: Principal,
  request: { readonly profile: string; readonly override: unknown },
): Promise<ChosenProfile> {
  const base = await requireProfile(vault, principal, request.profile)
  const { settings, ignoredKeys } = parseProfile(request.override)
  if (principal.kind === 'server') {
    validateWebhook(vault, settings)
    return { ...base, profile: effectiveProfile(base.profile, settings), ignored: ignoredKeys }
  }
  if (settings.webhook !== undefined)
    throw new Refusal('ERROR_KEY_FORBIDDEN', { message: 'A restricted key cannot set a webhook.' })
  if (base.id === 'security_none') await refuseSecurityNone(vault, principal)
  const { override, dropped } = dropWeakening(settings, base.profile)
  const ignored = [...ignoredKeys, ...dropped.map(({ path }) => path)]
  return { ...base, profile: effectiveProfile(base.profile, override), ignored }
}

async function refuseSecurityNone({ records }: Pick<Ports, 'records'>, principal: Principal): Promise<void> {
  const account = await records.account(principal)
  if (!account.restrictedMayUseSecurityNone)
    throw new Refusal('ERROR_KEY_FORBIDDEN', {
      message: 'A restricted key cannot use security_none in this account.',
    })
}
