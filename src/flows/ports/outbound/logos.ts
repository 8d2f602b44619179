/** Logos that were fetched a short time ago, so that a page which many people open does not fetch one for each of them. */
export interface Logos {
  /**
   * What lies here for an address, or what is made now. Requests for one address at the same time share one making.
   *
   * @param make never rejects; null where the picture cannot be had, which counts for a shorter time
   */
  recall(address: string, make: () => Promise<Uint8Array | null>): Promise<Uint8Array | null>
}
