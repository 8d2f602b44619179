import type { Operations } from '../../kit/client/shapes.generated.ts'

/** What every success of the hosted-flow API answers: where the link stands, and what the page shows. */
export type Session = Extract<
  Operations['GET /docupassappv3/get_action']['answer'],
  { readonly success: true }
>

/** Steps of a link, in their order; waiting for others is none. */
export type Step = Session['steps'][number]
