/** Packages that look for files beside their own code: the built program imports them by name. */
export const externalPackages = [
  '@electric-sql/pglite',
  '@hyzyla/pdfium',
  '@myriaddreamin/typst-ts-node-compiler',
  'koffi',
  'libheif-js',
  'onnxruntime-node',
  'sharp',
  'swagger-ui-dist',
  'zxing-wasm',
] as const
