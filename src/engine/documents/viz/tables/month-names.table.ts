/**
 * Names and abbreviations of the months on documents, plain capitals without accents, in English, French, Spanish, German,
 * Italian and Portuguese; abbreviations as ICAO Doc 9303-3 section 4.8 and national documents print them.
 */
export const monthNames: readonly (readonly string[])[] = [
  ['JAN', 'JANUARY', 'JANV', 'JANVIER', 'ENE', 'ENERO', 'JANUAR', 'JAENNER', 'JANNER', 'GEN', 'GENN', 'GENNAIO', 'JANEIRO'],
  ['FEB', 'FEBRUARY', 'FEV', 'FEVR', 'FEVRIER', 'FEBRERO', 'FEBRUAR', 'FEBBR', 'FEBBRAIO', 'FEVEREIRO'],
  ['MAR', 'MARCH', 'MARS', 'MARZO', 'MAERZ', 'MARZ', 'MRZ', 'MARCO'],
  ['APR', 'APRIL', 'AVR', 'AVRIL', 'ABR', 'ABRIL', 'APRILE'],
  ['MAY', 'MAI', 'MAYO', 'MAG', 'MAGG', 'MAGGIO', 'MAIO'],
  ['JUN', 'JUNE', 'JUIN', 'JUNIO', 'JUNI', 'GIU', 'GIUGNO', 'JUNHO'],
  ['JUL', 'JULY', 'JUIL', 'JUILLET', 'JULIO', 'JULI', 'LUG', 'LUGLIO', 'JULHO'],
  ['AUG', 'AUGUST', 'AOU', 'AOUT', 'AGO', 'AGOSTO', 'AG'],
  ['SEP', 'SEPT', 'SEPTEMBER', 'SEPTEMBRE', 'SET', 'SETT', 'SEPTIEMBRE', 'SETIEMBRE', 'SETTEMBRE', 'SETEMBRO'],
  ['OCT', 'OCTOBER', 'OCTOBRE', 'OCTUBRE', 'OKT', 'OKTOBER', 'OTT', 'OTTOBRE', 'OUT', 'OUTUBRO'],
  ['NOV', 'NOVEMBER', 'NOVEMBRE', 'NOVIEMBRE', 'NOVEMBRO'],
  ['DEC', 'DECEMBER', 'DECEMBRE', 'DIC', 'DICIEMBRE', 'DEZ', 'DEZEMBER', 'DICEMBRE', 'DEZEMBRO'],
] // prettier-ignore
