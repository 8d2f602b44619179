import type { Layout } from './layout.ts'
import { brandmarkPassport } from './layouts/brandmark-passport.ts'
import { montelumeCard } from './layouts/montelume-card.ts'
import { norrmarkLicence } from './layouts/norrmark-licence.ts'
import { sardoviaCard } from './layouts/sardovia-card.ts'
import { tarnlandPermit } from './layouts/tarnland-permit.ts'
import { veldoriaCard } from './layouts/veldoria-card.ts'
import { utopiaPassport } from './layouts/utopia-passport.ts'
import { zarevoCard } from './layouts/zarevo-card.ts'

/** Eight kinds of documents of invented states. */
export const layouts: readonly Layout[] = [
  utopiaPassport,
  brandmarkPassport,
  sardoviaCard,
  veldoriaCard,
  tarnlandPermit,
  montelumeCard,
  norrmarkLicence,
  zarevoCard,
]
