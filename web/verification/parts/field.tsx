import type { ComponentChildren } from 'preact'

export interface FieldAttributes {
  readonly id: string
  readonly 'aria-describedby'?: string
  readonly 'aria-invalid'?: true
}

interface FieldProps {
  readonly id: string
  readonly label: string
  readonly hint?: string
  /** What is wrong with it, as a sentence. */
  readonly error?: string | null
  readonly children: (attributes: FieldAttributes) => ComponentChildren
}

/** A control with its label above, and what is wrong with it below. */
export function Field({ id, label, hint = '', error = null, children }: FieldProps) {
  const described = [...(hint === '' ? [] : [`${id}-hint`]), ...(error === null ? [] : [`${id}-error`])]
  return (
    <div class="form-field">
      <label for={id}>{label}</label>
      {hint === '' ? null : (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children({
        id,
        ...(described.length === 0 ? {} : { 'aria-describedby': described.join(' ') }),
        ...(error === null ? {} : { 'aria-invalid': true as const }),
      })}
      {error === null ? null : (
        <p class="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}
