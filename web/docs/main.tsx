/** Defined by `swagger-ui-bundle.js`, which the page loads before. */
declare const SwaggerUIBundle: (options: {
  readonly url: string
  readonly dom_id: string
  readonly deepLinking: boolean
  /** Null: the document is sent to no other service. */
  readonly validatorUrl: string | null
}) => void

SwaggerUIBundle({ url: 'openapi.json', dom_id: '#page', deepLinking: true, validatorUrl: null })
