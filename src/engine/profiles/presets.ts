import { presetNames } from '../../vocabulary/profiles/profile.ts'
import type { PresetName, Profile, ProfileOverride } from '../../vocabulary/profiles/profile.ts'
import { profileCodes, warnings } from '../../vocabulary/decision/warnings.ts'
import type { DecisionRule, DocumentWarningCode } from '../../vocabulary/decision/warnings.ts'
import { mergeProfile } from './merge-profile.ts'
import { defaultSettings } from './tables/default-settings.ts'

type RuleChange = Partial<DecisionRule>

const forEachCode = (change: (code: DocumentWarningCode) => RuleChange): Record<string, RuleChange> =>
  Object.fromEntries(profileCodes.map((code) => [code, change(code)]))

/** What still rejects under security_low; everything else is said and changes nothing. */
const lowRejects: ReadonlySet<DocumentWarningCode> = new Set([
  'UNRECOGNIZED_DOCUMENT', 'DOCUMENT_EXPIRED', 'FACE_MISMATCH', 'SELFIE_FACE_NOT_FOUND',
  'NAME_VERIFICATION_FAILED', 'DOB_VERIFICATION_FAILED', 'AGE_VERIFICATION_FAILED', 'ID_NUMBER_VERIFICATION_FAILED',
  'ADDRESS_VERIFICATION_FAILED', 'POSTCODE_VERIFICATION_FAILED',
  'BUSINESS_NUMBER_MISMATCH', 'BUSINESS_DISSOLVED',
  'TYPE_NOT_ACCEPTED', 'COUNTRY_NOT_ACCEPTED', 'STATE_NOT_ACCEPTED', 'FAKE_ID',
]) // prettier-ignore

/** What security_low reviews: a machine readable zone or barcode can be made by anyone. */
const lowReviews: ReadonlySet<DocumentWarningCode> = new Set(['PHYSICAL_DOCUMENT_MISSING'])

/** What security_high switches on beyond the defaults. */
const highAdds: readonly DocumentWarningCode[] = [
  'RECAPTURED_DOCUMENT', 'AML_SANCTION', 'AML_CRIME', 'AML_PEP', 'INVALID_CAMERA_PERSPECTIVE',
  'BLACK_WHITE_DOCUMENT', 'GLARE_DETECTED',
] // prettier-ignore

/** What security_high rejects where the defaults only review. */
const highRejects: readonly DocumentWarningCode[] = [
  'IMAGE_FORGERY', 'TEXT_FORGERY', 'FEATURE_VERIFICATION_FAILED', 'IMAGE_EDITED',
] // prettier-ignore

const silent: RuleChange = { review: -1, reject: -1 }

const differences: Record<PresetName, ProfileOverride['decisions'] & object> = {
  security_none: forEachCode((code) =>
    code === 'UNRECOGNIZED_DOCUMENT' ? { enabled: true, ...silent } : { enabled: false },
  ),
  security_low: forEachCode((code) => {
    if (lowReviews.has(code)) return { review: 0, reject: -1 }
    // What rejects only when it is exact by default is no harder here.
    return lowRejects.has(code) ? { review: -1, reject: Math.max(0, warnings[code].default.reject) } : silent
  }),
  security_medium: {},
  security_high: Object.fromEntries<RuleChange>([
    ...highAdds.map((code) => [code, { enabled: true, review: 0 }] as const),
    ...highRejects.map((code) => [code, { review: -1, reject: 0 }] as const),
  ]),
}

/** What a preset says beside its codes: one that judges nothing searches for no one. */
const others: Partial<Record<PresetName, ProfileOverride>> = {
  security_none: { kyb: { screening: false } },
}

const presets: ReadonlyMap<string, Profile> = new Map(
  presetNames.map((name) => [
    name,
    mergeProfile({ name, ...defaultSettings }, { decisions: differences[name], ...others[name] }),
  ]),
)

/**
 * The preset of this name, whatever its case; its canonical name is `profile.name`. Null when there is none.
 * Presets cannot be changed.
 */
export function findPreset(name: string): Profile | null {
  return presets.get(name.toLowerCase()) ?? null
}
