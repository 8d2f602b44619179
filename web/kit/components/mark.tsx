/** The mark of the product: two halves of one token that fit, as a symbolon is. */
export function Mark() {
  return (
    <svg class="mark" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path class="mark-left" d="M15 3a13 13 0 0 0 0 26l-2.5-5.5 4-5-5-4 4.5-5z" />
      <path class="mark-right" d="M18 3a13 13 0 0 1 0 26l-2.5-5.5 4-5-5-4 4.5-5z" />
    </svg>
  )
}
