import type { LivenessModel } from './liveness-model.ts'

/** Fitted on simulated frames alone by `npm run fit:liveness`; models/liveness.md says what it is and is not good for. */
// prettier-ignore
export const livenessModel: LivenessModel = {
  measures: 1,
  rows: {
    lumaPeak: { middle: 2.9038, spread: 2.04, screen: [0.083, -0.0356], print: [0.3142, 0.0731] },
    lumaPeaks: { middle: 2.6467, spread: 1.9375, screen: [0.0819, -0.0473], print: [0.2899, 0.0718] },
    chromaPeak: { middle: 3.1261, spread: 0.8796, screen: [0.2216, 0.0182], print: [-0.0018, 0.0936] },
    chromaPeaks: { middle: 2.3937, spread: 0.9442, screen: [0.2404, 0.004], print: [0.1133, -0.0388] },
    surroundLumaPeak: { middle: 2.6946, spread: 1.3642, screen: [0.3124, -0.2074], print: [0.3067, 0.0721] },
    surroundChromaPeak: { middle: 2.5356, spread: 0.6593, screen: [0.1483, -0.0355], print: [0.0218, -0.0636] },
    coarseLumaPeak: { middle: 3.2669, spread: 0.8942, screen: [0.0002, 0.0156], print: [0.1062, 0.0024] },
    coarseChromaPeak: { middle: 3.3524, spread: 1.4009, screen: [0.23, 0.038], print: [0.1154, 0.0497] },
    lumaFine: { middle: -4.1321, spread: 1.2506, screen: [0.2482, -0.2054], print: [0.2039, -0.0832] },
    lumaMiddle: { middle: -2.1062, spread: 0.6717, screen: [0.3752, -0.1846], print: [0.2053, -0.1588] },
    lumaSlope: { middle: -1.6391, spread: 0.5813, screen: [0.0106, 0.011], print: [0.048, 0.085] },
    chromaFine: { middle: -4.4391, spread: 0.7005, screen: [-0.0436, 0.1504], print: [0.0974, 0.2096] },
    chromaMiddle: { middle: -2.9696, spread: 0.6159, screen: [0.1511, 0.09], print: [0.0998, 0.0333] },
    axisShare: { middle: 0.2832, spread: 0.3224, screen: [0.0807, 0.1781], print: [-0.0653, 0.1993] },
    sharpness: { middle: 0.4736, spread: 0.1309, screen: [0.3944, -0.1411], print: [0.4543, -0.2474] },
    surroundSharpness: { middle: 0.4754, spread: 0.1455, screen: [0.0996, -0.0163], print: [0.0931, 0.0574] },
    grain: { middle: -0.1435, spread: 0.8854, screen: [-0.2824, 0.2536], print: [-0.044, 0.1227] },
    chromaGrain: { middle: -1.3641, spread: 0.8224, screen: [-0.0485, 0.0806], print: [-0.088, 0.0176] },
    blocks: { middle: 0.2388, spread: 0.2348, screen: [-0.0237, 0.0476], print: [0.0359, 0.1371] },
    blackLevel: { middle: 40.7513, spread: 29.3236, screen: [0.766, -0.5805], print: [0.8155, 0.1896] },
    saturation: { middle: 0.3655, spread: 0.0869, screen: [-0.7915, -0.2786], print: [-0.7584, -0.0803] },
    rimLine: { middle: 0.6593, spread: 0.204, screen: [0.3521, 0.3508], print: [0.2954, 0.0989] },
    rimSecond: { middle: 0.5593, spread: 0.196, screen: [0.3286, 0.3445], print: [0.2534, 0.1152] },
    rimThird: { middle: 0.4861, spread: 0.2006, screen: [0.4396, 0.0976], print: [0.2967, 0.0245] },
    rimStep: { middle: 40.9679, spread: 39.0165, screen: [0.1929, 0.0466], print: [0.3029, 0.2804] },
  },
  bias: { screen: 1.5987, print: 2.0929 },
}
