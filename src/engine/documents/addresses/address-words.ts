/** Words of addresses that are commonly shortened → the form in which they are compared; `''`: they say nothing. */
export const addressWords: Readonly<Record<string, string>> = {
  STREET: 'ST', STR: 'ST', STRASSE: 'ST', ROAD: 'RD', AVENUE: 'AVE', AV: 'AVE', BOULEVARD: 'BLVD', BD: 'BLVD',
  DRIVE: 'DR', LANE: 'LN', COURT: 'CT', PLACE: 'PL', SQUARE: 'SQ', TERRACE: 'TER', HIGHWAY: 'HWY', PARKWAY: 'PKWY',
  CIRCLE: 'CIR', CRESCENT: 'CRES', CLOSE: 'CL', GARDENS: 'GDNS', APARTMENT: 'APT', FLAT: 'APT', UNIT: 'APT',
  SUITE: 'STE', FLOOR: 'FL', BUILDING: 'BLDG', NORTH: 'N', SOUTH: 'S', EAST: 'E', WEST: 'W', SAINT: 'ST',
  MOUNT: 'MT', FORT: 'FT', PLATZ: 'PL', CALLE: 'C', AVENIDA: 'AVE', PLAZA: 'PL',
  PIAZZA: 'PL', PIAZZALE: 'PL', PRACA: 'PL', ALLEE: 'ALY', ALLEY: 'ALY', CHEMIN: 'CH', ROUTE: 'RTE', IMPASSE: 'IMP',
  FAUBOURG: 'FG', RESIDENCE: 'RES', BATIMENT: 'BLDG', ETAGE: 'FL', APPARTEMENT: 'APT', APPT: 'APT', WOHNUNG: 'APT', WHG: 'APT',
  PISO: 'FL', PUERTA: 'PTA', ESCALERA: 'ESC', CARRETERA: 'CTRA', PASEO: 'PSO', RUA: 'R', RUE: 'R', TRAVESSA: 'TV', LARGO: 'LGO',
  CORSO: 'CSO', VIALE: 'VLE', STRADA: 'STR', WEG: 'WEG', GASSE: 'G', LAAN: 'LN', PLEIN: 'PL', KADE: 'KD',
  FIRST: '1ST', SECOND: '2ND', THIRD: '3RD', FOURTH: '4TH', FIFTH: '5TH', SIXTH: '6TH', SEVENTH: '7TH', EIGHTH: '8TH',
  NINTH: '9TH', TENTH: '10TH', NORTHEAST: 'NE', NORTHWEST: 'NW', SOUTHEAST: 'SE', SOUTHWEST: 'SW', POSTFACH: 'POBOX',
  NO: '', NR: '', NUM: '', NUMERO: '', NUMBER: '', UL: '', ULICA: '',
} // prettier-ignore
