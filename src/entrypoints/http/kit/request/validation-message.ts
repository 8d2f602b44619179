import type { z } from 'zod'

const typeNames: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
}

/** Of what a size is counted; of anything else it is the value itself. */
const units: Readonly<Record<string, string>> = { string: ' characters', array: ' entries' }

function boundMessage(origin: string, isMinimum: boolean, limit: number | bigint): string {
  const unit = units[origin]
  const limitText = `at ${isMinimum ? 'least' : 'most'} ${limit}`
  return unit === undefined ? `It must be ${limitText}` : `It must have ${limitText}${unit}`
}

/**
 * What is wrong with a value that a shape does not take, said as the rest of the service says it: a sentence without its
 * full stop, which never repeats the value. Undefined where nothing better is known than what the shape says itself.
 */
export function validationMessage(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.input === undefined && issue.code !== 'custom') return 'It is required'
  switch (issue.code) {
    case 'invalid_type':
      return `It must be ${typeNames[issue.expected] ?? issue.expected}`
    case 'too_big':
      return boundMessage(issue.origin, false, issue.maximum)
    case 'too_small':
      return boundMessage(issue.origin, true, issue.minimum)
    case 'invalid_value':
      return `It must be one of ${issue.values.map(String).join(', ')}`
    case 'invalid_format':
      return issue.pattern === undefined ? undefined : `It must match ${issue.pattern}`
    default:
      return undefined
  }
}
