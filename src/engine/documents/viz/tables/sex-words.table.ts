/** How documents print the holder's sex, plain capitals without accents. */
export const sexWords: Readonly<Record<string, 'M' | 'F' | 'X'>> = {
  M: 'M', MALE: 'M', MASCULIN: 'M', MASCULINO: 'M', MASCHILE: 'M', MASCHIO: 'M', MANNLICH: 'M', MAENNLICH: 'M',
  H: 'M', HOMME: 'M', HOMBRE: 'M', VARON: 'M', UOMO: 'M', HOMEM: 'M',
  F: 'F', FEMALE: 'F', FEMININ: 'F', FEMENINO: 'F', FEMININO: 'F', FEMMINILE: 'F', FEMMINA: 'F', W: 'F', WEIBLICH: 'F',
  FEMME: 'F', MUJER: 'F', DONNA: 'F', MULHER: 'F',
  X: 'X',
} // prettier-ignore
