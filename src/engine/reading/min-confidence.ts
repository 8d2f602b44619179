/**
 * A value that is right with less than this probability is not answered: a wrong guess is worse than none. Another
 * reading that grammar and check digits allow may be a sixth as likely at most.
 */
export const minConfidence = 0.85
