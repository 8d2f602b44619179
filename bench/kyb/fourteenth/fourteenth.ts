import { drawnSet } from '../drawn/drawn-set.ts'
import { auszugLuxemburg } from './auszug-luxemburg.ts'
import { biangengTongzhi } from './biangeng-tongzhi.ts'
import { formulaireM0Senegal } from './formulaire-m0-senegal.ts'
import { malaysiaCompanyProfile } from './malaysia-company-profile.ts'
import { mustakhrajAlgeria } from './mustakhraj-algeria.ts'
import { registroPublicoPanama } from './registro-publico-panama.ts'
import { rejestrAkcjonariuszy } from './rejestr-akcjonariuszy.ts'
import { visuraSanMarino } from './visura-san-marino.ts'

/** The fourteenth set: eight layouts in eight languages, one on two pages, drawn without a look at the reader. */
export const fourteenth = drawnSet(
  [
    ...[malaysiaCompanyProfile, auszugLuxemburg, formulaireM0Senegal, registroPublicoPanama],
    ...[visuraSanMarino, rejestrAkcjonariuszy, biangengTongzhi, mustakhrajAlgeria],
  ],
  { text: 14_000_000, picture: 14_500_000 },
)
