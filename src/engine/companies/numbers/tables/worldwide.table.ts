import { isLei } from '../../../check-digits/identifiers.ts'
import type { NumberScheme } from '../number-scheme.ts'

export const worldwide: readonly NumberScheme[] = [
  {
    country: null, name: 'LEI', keys: ['lei'], labels: /^(?:LEI|LEICODE)/u,
    pattern: /^[0-9A-Z]{18}\d{2}$/,
    check: { algorithm: 'ISO/IEC 7064 MOD 97-10', holds: isLei },
    source: 'ISO 17442-1:2020',
    good: ['5493001KJTIIGC8Y1R12', 'LEI 2138 00WS GIIZ CXF1 P572'],
    bad: ['5493001KJTIIGC8Y1R13', '5493001KJTIIGC8Y1R1'],
  },
] // prettier-ignore
