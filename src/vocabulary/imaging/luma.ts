/** How bright a colour is to the eye, on the scale of its parts: the weights of ITU-R BT.601. */
export function lumaOf(red: number, green: number, blue: number): number {
  return 0.299 * red + 0.587 * green + 0.114 * blue
}
