/**
 * Data of 2D-Doc documents that are kept with a person, by identifier: least and greatest length; 0 for no greatest. Data of
 * one length are not ended by a separator. Specification of France Titres (ANTS), version 3.1.3, sections 7.1 and 7.7.
 */
export const fieldLengths: Readonly<Partial<Record<string, readonly [least: number, most: number]>>> = {
  '01': [0, 0], '02': [0, 0], '03': [0, 0], '04': [0, 0], '05': [0, 0],
  '06': [6, 6], '07': [6, 6], '08': [4, 4], '09': [4, 4], '0A': [9, 9], '0B': [9, 9], '0C': [0, 0],
  '60': [0, 60], '61': [0, 20], '62': [0, 38], '63': [0, 38], '64': [0, 38], '65': [2, 2], '66': [0, 20],
  '67': [2, 2], '68': [1, 1], '69': [8, 8], '6A': [0, 32], '6B': [3, 3], '6C': [2, 2], '6D': [0, 60], '6E': [0, 60],
  '6F': [0, 90], '6G': [1, 38], '6H': [1, 10], '6I': [2, 2], '6J': [1, 1], '6K': [19, 19], '6L': [8, 8], '6M': [0, 40],
  '6N': [8, 8], '6O': [8, 8], '6P': [0, 40], '6Q': [0, 10], '6R': [12, 12], '6S': [0, 38], '6T': [0, 38], '6U': [0, 38],
  '6V': [0, 38], '6W': [5, 5], '6X': [0, 32], '6Y': [2, 2], '6Z': [9, 11],
} // prettier-ignore
