/** The part of libheif's JavaScript interface (`libheif/api/libheif-emscripten`) that is used here. */
declare module 'libheif-js/wasm-bundle.js' {
  export interface HeifImage {
    is_primary(): boolean
    get_width(): number
    get_height(): number
    /** Draws into `data`, RGBA, and returns it; null when it cannot. */
    display(into: Canvas, done: (drawn: Canvas | null) => void): void
    free(): void
  }
  export interface Canvas {
    readonly data: Uint8ClampedArray
    readonly width: number
    readonly height: number
  }
  const libheif: { readonly HeifDecoder: new () => { decode(file: Uint8Array): readonly HeifImage[] } }
  export default libheif
}
