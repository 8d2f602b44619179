/** Texts of the camera: guidance, prompts and buttons. */
export const capture = {
  starting: 'The camera is starting …',
}
