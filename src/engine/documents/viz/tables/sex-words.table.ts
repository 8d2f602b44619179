/** How documents print the holder's sex, plain capitals without accents. */
export const sexWords: Readonly<Record<string, 'M' | 'F' | 'X'>> = {
  M: 'M', MALE: 'M', MASCULIN: 'M', MASCULINO: 'M', MASCHILE: 'M', MASCHIO: 'M', MANNLICH: 'M', MAENNLICH: 'M',
  H: 'M', HOMME: 'M', HOMBRE: 'M', VARON: 'M', UOMO: 'M', HOMEM: 'M',
  F: 'F', FEMALE: 'F', FEMININ: 'F', FEMENINO: 'F', FEMININO: 'F', FEMMINILE: 'F', FEMMINA: 'F', W: 'F', WEIBLICH: 'F',
  FEMME: 'F', MUJER: 'F', DONNA: 'F', MULHER: 'F',
  K: 'F', KOBIETA: 'F', KVINDE: 'F', KVINNA: 'F', VROUW: 'F', NAINEN: 'F', NAINE: 'F', ZENA: 'F', ZENSKA: 'F', ZENSKO: 'F',
  FEMEIE: 'F', MARA: 'F', MAN: 'M', MAND: 'M', MIES: 'M', MEES: 'M', MEZCZYZNA: 'M', MUZ: 'M', MUSKI: 'M', MUSKO: 'M', FERFI: 'M',
  BARBAT: 'M', RAGEL: 'M',
  X: 'X',
} // prettier-ignore
