/** A picture as a caller may hand it over, already told apart at the HTTP interface. */
export type ImageInput =
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  /** To be fetched through the egress guard. */
  | { readonly kind: 'url'; readonly url: string }
  /** An image token (64 hex) of an earlier transaction made by the same key. */
  | { readonly kind: 'ref'; readonly token: string }
