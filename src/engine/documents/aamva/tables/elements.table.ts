/** How the value of an element is written. */
export type ElementFormat =
  | 'text'
  | 'commaNames'
  | 'date'
  | 'sex'
  | 'eyes'
  | 'hair'
  | 'height'
  | 'feetInches'
  | 'centimetres'
  | 'pounds'
  | 'kilograms'
  | 'weightRange'
  | 'postcode'
  | 'truncation'
  | 'flag'

/** One data element, in the versions from `since` to `until`. */
export type ElementDefinition = readonly [
  id: string,
  since: number,
  until: number,
  format: ElementFormat,
  meaning: string,
]

/**
 * Data elements of the AAMVA DL/ID Card Design Standard, Annex D (DL/ID-2000 as version 1, 2003 as 2, 2005 as 3, 2009
 * to 2013 as 4 to 8, 2016 as 9, 2020 as 10, 2025 as 11). Columns: element, first version, last version, how its value is
 * written, meaning. An element that changed its meaning has a row for each.
 */
export const elementDefinitions: readonly ElementDefinition[] = [
  ['DAA', 1, 1, 'commaNames', 'Whole name: family, first, middle, suffix'],
  ['DAB', 1, 1, 'text', 'Family name'],
  ['DAC', 1, 1, 'text', 'First name'],
  ['DAC', 4, 11, 'text', 'First name'],
  ['DAD', 1, 1, 'text', 'Middle name or initial'],
  ['DAD', 4, 11, 'text', 'Middle names'],
  ['DAE', 1, 1, 'text', 'Name suffix'],
  ['DAF', 1, 1, 'text', 'Name prefix'],
  ['DAG', 1, 11, 'text', 'Street, first line (mailing address in version 1)'],
  ['DAH', 1, 11, 'text', 'Street, second line'],
  ['DAI', 1, 11, 'text', 'City'],
  ['DAJ', 1, 11, 'text', 'Jurisdiction of the address'],
  ['DAK', 1, 11, 'postcode', 'Postal code'],
  ['DAL', 1, 1, 'text', 'Residence street, first line'],
  ['DAM', 1, 1, 'text', 'Residence street, second line'],
  ['DAN', 1, 1, 'text', 'Residence city'],
  ['DAO', 1, 1, 'text', 'Residence jurisdiction'],
  ['DAP', 1, 1, 'postcode', 'Residence postal code'],
  ['DAQ', 1, 11, 'text', 'Licence or card number'],
  ['DAR', 1, 1, 'text', 'Licence class'],
  ['DAS', 1, 1, 'text', 'Restriction codes'],
  ['DAT', 1, 1, 'text', 'Endorsement codes'],
  ['DAU', 1, 1, 'feetInches', 'Height in feet and inches'],
  ['DAU', 2, 11, 'height', 'Height with its unit'],
  ['DAV', 1, 1, 'centimetres', 'Height in centimetres'],
  ['DAW', 1, 11, 'pounds', 'Weight in pounds'],
  ['DAX', 1, 11, 'kilograms', 'Weight in kilograms'],
  ['DAY', 1, 11, 'eyes', 'Eye colour'],
  ['DAZ', 1, 11, 'hair', 'Hair colour'],
  ['DBA', 1, 11, 'date', 'Date of expiry'],
  ['DBB', 1, 11, 'date', 'Date of birth'],
  ['DBC', 1, 11, 'sex', 'Sex'],
  ['DBD', 1, 11, 'date', 'Date of issue'],
  ['DBE', 1, 1, 'text', 'Time of issue'],
  ['DBF', 1, 1, 'text', 'Number of duplicates'],
  ['DBG', 1, 1, 'text', 'Medical indicator'],
  ['DBG', 2, 10, 'text', 'Alias, given name'],
  ['DBH', 1, 1, 'text', 'Organ donor'],
  ['DBI', 1, 1, 'text', 'Not a resident'],
  ['DBJ', 1, 1, 'text', 'Customer identifier'],
  ['DBK', 1, 1, 'text', 'Social security number'],
  ['DBL', 1, 1, 'date', 'Alias, date of birth'],
  ['DBM', 1, 1, 'text', 'Alias, social security number'],
  ['DBN', 1, 1, 'commaNames', 'Alias, whole name'],
  ['DBN', 2, 10, 'text', 'Alias, family name'],
  ['DBO', 1, 1, 'text', 'Alias, family name'],
  ['DBP', 1, 1, 'text', 'Alias, first name'],
  ['DBQ', 1, 1, 'text', 'Alias, middle name'],
  ['DBR', 1, 1, 'text', 'Alias, suffix'],
  ['DBS', 1, 1, 'text', 'Alias, prefix'],
  ['DBS', 2, 10, 'text', 'Alias, suffix'],
  ['DCA', 2, 11, 'text', 'Vehicle class of the jurisdiction'],
  ['DCB', 2, 11, 'text', 'Restriction codes of the jurisdiction'],
  ['DCD', 2, 11, 'text', 'Endorsement codes of the jurisdiction'],
  ['DCE', 2, 11, 'weightRange', 'Weight range'],
  ['DCF', 2, 11, 'text', 'Document discriminator'],
  ['DCG', 2, 11, 'text', 'Country of issue'],
  ['DCH', 2, 3, 'text', 'Federal commercial vehicle codes'],
  ['DCI', 2, 11, 'text', 'Place of birth'],
  ['DCJ', 2, 11, 'text', 'Audit information'],
  ['DCK', 2, 11, 'text', 'Inventory control number'],
  ['DCL', 2, 10, 'text', 'Race or ethnicity'],
  ['DCM', 2, 11, 'text', 'Standard vehicle classification'],
  ['DCN', 2, 11, 'text', 'Standard endorsement code'],
  ['DCO', 2, 11, 'text', 'Standard restriction code'],
  ['DCP', 2, 11, 'text', 'Vehicle class, description'],
  ['DCQ', 2, 11, 'text', 'Endorsement, description'],
  ['DCR', 2, 11, 'text', 'Restriction, description'],
  ['DCS', 2, 11, 'text', 'Family name'],
  ['DCT', 2, 3, 'commaNames', 'Given names'],
  ['DCU', 2, 11, 'text', 'Name suffix'],
  ['DDA', 4, 11, 'text', 'Compliance type'],
  ['DDB', 4, 11, 'date', 'Revision of the card'],
  ['DDC', 4, 10, 'date', 'Expiry of the endorsement for hazardous goods'],
  ['DDD', 4, 11, 'flag', 'Limited duration'],
  ['DDE', 4, 11, 'truncation', 'Family name cut'],
  ['DDF', 4, 11, 'truncation', 'First name cut'],
  ['DDG', 4, 11, 'truncation', 'Middle names cut'],
  ['DDH', 4, 11, 'date', 'Under 18 until'],
  ['DDI', 4, 11, 'date', 'Under 19 until'],
  ['DDJ', 4, 11, 'date', 'Under 21 until'],
  ['DDK', 4, 11, 'flag', 'Organ donor'],
  ['DDL', 5, 11, 'flag', 'Veteran'],
  ['DDM', 11, 11, 'flag', 'Commercial licence'],
  ['DDN', 11, 11, 'flag', 'Commercial licence of a non-domiciled holder'],
  ['DDO', 11, 11, 'flag', 'Enhanced credential'],
  ['DDP', 11, 11, 'flag', 'Permit'],
  ['PAA', 1, 1, 'text', 'Permit, class'],
  ['PAB', 1, 1, 'date', 'Permit, date of expiry'],
  ['PAC', 1, 1, 'text', 'Permit, number'],
  ['PAD', 1, 1, 'date', 'Permit, date of issue'],
  ['PAE', 1, 1, 'text', 'Permit, restriction codes'],
  ['PAF', 1, 1, 'text', 'Permit, endorsement codes'],
]
