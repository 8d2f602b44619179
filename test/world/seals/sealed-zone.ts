import { composeMrz, type MrzData } from '../../../src/engine/documents/formats/compose-mrz.ts'

/** Someone who does not exist, with a residence permit of a state that does not. */
export const sealedHolder: MrzData = {
  ...{ documentCode: 'AR', issuer: 'UTO', surname: 'SPECIMEN', givenNames: 'ANNA MARIA', nationality: 'UTO' },
  ...{ documentNumber: 'X12345674', dob: '1985-01-01', sex: 'F', expiry: '2031-01-01' },
}

/** The zone of a permit (TD2), its lines one after the other. */
export const sealedZone = (data: MrzData = sealedHolder): string => composeMrz('TD2', data).join('')
