/** Figures of other engines, measured on 21 November 2026 with the same list and the same development pairs. */
export const peers = {
  /** watchman 0.66: found among the first ten, and found at a threshold that alerts on ≤ 1 % of clean names. */
  watchman: {
    exact: '1.000, .998',
    'one typo (any letter)': '.996, .896',
    'two typos': '.966, .756',
    reordered: '1.000, .998',
    'middle name dropped': '.998, .986',
    'alias on the list': '1.000, 1.000',
    'alias left out, persons': '.881, (all .566)',
    'alias left out, others': '.773, (all .566)',
  } as Readonly<Record<string, string>>,
  nameBench: [
    ['logic-v2 live (nomenklatura 4.13.0)', '0.858', '0.790', '0.388', '0.572'],
    ['Jaro-Winkler best pair', '0.752', '0.702', '0', '0'],
  ],
} as const
