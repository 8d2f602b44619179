/** The networks that read lines: the small one made for machine readable zones, and the big one for all print. */
export type LineRecogniser = 'strip-reader' | 'text-recogniser'
