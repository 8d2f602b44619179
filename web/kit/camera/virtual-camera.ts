/** Names of programs that make a camera out of a file or a screen, as they stand in the labels of their cameras. */
const programs = [
  /\bobs\b|\bmanycam\b|\bsnap camera\b|\bxsplit\b|\bsplitcam\b|\bvmix\b|\bwirecast\b|\bndi\b|\bnewtek\b/i,
  /\bv4l2loopback\b|\bdummy video device\b|\bakvcam\b|\bwebcamoid\b|\bpyvirtualcam\b|\bfakewebcam\b|\bscrcpy\b/i,
  /\bvirtual\b|\bvcam\b|\be2esoft\b|\bcamtwist\b|\bsoftcam\b|\baltercam\b|\bscreen capture\b|\bunity ?(video )?capture\b/i,
  /\bdroidcam\b|\bepoccam\b|\biriun\b|\bivcam\b|\bmmhmm\b|\bchromacam\b|\bsparkocam\b|\byoucam\b|\bnvidia broadcast\b/i,
  /\bavatarify\b|\bdeepfacelive\b|\bdeep-live-cam\b|\bfacerig\b|\banimaze\b|\bvseeface\b|\bvtube studio\b|\bmagic camera\b/i,
] as const

/** Whether the label of a camera names a program rather than a device. A hint, no proof: labels can be changed. */
export function isVirtualCamera(label: string): boolean {
  return programs.some((program) => program.test(label))
}
