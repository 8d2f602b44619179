/** Of what pages of others load: any origin may, one that isolates itself too, and need not ask again for an hour. */
export const sharedHeaders = {
  'cache-control': 'public, max-age=3600',
  'cross-origin-resource-policy': 'cross-origin',
} as const
