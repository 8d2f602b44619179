import type { VizField } from './labels.table.ts'

/** What stands beside a number on a card of North America. */
export interface AamvaLabelDefinition {
  /** Null where the value is none that is read from print. */
  readonly field: VizField | null
  /** Words that may follow the number, in capital letters, nothing between them. */
  readonly words: readonly string[]
}

/**
 * Numbers that stand before labels on driving licences and identification cards of North America (AAMVA DL/ID Card Design
 * Standard, human-readable data elements), with the words and abbreviations that issuers print behind them. 4d and 5 mean
 * something else than on licences of the Union.
 */
export const aamvaLabels: Readonly<Record<string, AamvaLabelDefinition>> = {
  '1': { field: 'surname', words: ['LN', 'LASTNAME', 'FAMILYNAME', 'SURNAME'] },
  '2': { field: 'givenNames', words: ['FN', 'FIRSTNAME', 'GIVENNAME', 'GIVENNAMES'] },
  '3': { field: 'dob', words: ['DOB', 'DATEOFBIRTH', 'BIRTHDATE'] },
  '4a': { field: 'issued', words: ['ISS', 'ISSUED', 'ISSUEDATE', 'DATEOFISSUE'] },
  '4b': { field: 'expiry', words: ['EXP', 'EXPIRES', 'EXPIRATION', 'EXPIRATIONDATE', 'EXPDATE', 'EXPIRYDATE'] },
  '4d': {
    field: 'documentNumber',
    words: ['DL', 'DLN', 'DLNO', 'DLNUMBER', 'LIC', 'LICNO', 'LICENSENO', 'LICENCENO', 'LICENSENUMBER', 'NUMBER', 'NO',
      'ID', 'IDNO', 'IDNUMBER', 'DLID', 'CUSTOMERID', 'CUSTOMERIDENTIFIER'],
  },
  '5': { field: null, words: ['DD', 'DOCUMENTDISCRIMINATOR'] },
  '8': { field: 'address', words: ['ADDRESS', 'ADDR'] },
  '9': { field: null, words: ['CLASS', 'VEHICLECLASS'] },
  '9a': { field: null, words: ['END', 'ENDORSE', 'ENDORSEMENT', 'ENDORSEMENTS'] },
  '12': { field: null, words: ['REST', 'RESTR', 'RSTR', 'RESTRICTION', 'RESTRICTIONS'] },
  '15': { field: 'sex', words: ['SEX', 'GENDER'] },
  '16': { field: 'height', words: ['HGT', 'HT', 'HEIGHT'] },
  '17': { field: 'weight', words: ['WGT', 'WT', 'WEIGHT'] },
  '18': { field: 'eyeColor', words: ['EYES', 'EYE', 'EYECOLOR'] },
  '19': { field: 'hairColor', words: ['HAIR', 'HAIRCOLOR'] },
} // prettier-ignore
