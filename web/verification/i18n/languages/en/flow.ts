/** Texts of the steps and of what stands around them. */
export const flow = {
  title: 'Verification',
  loading: 'One moment, please …',
}
