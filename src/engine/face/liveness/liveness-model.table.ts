import type { LivenessModel } from './liveness-model.ts'

/** Fitted on simulated frames alone by `npm run fit:liveness`; models/liveness.md says what it is and is not good for. */
// prettier-ignore
export const livenessModel: LivenessModel = {
  measures: 1,
  rows: {
    lumaPeak: { middle: 2.9061, spread: 2.0372, least: 0, screen: [0.0508, 0.0283], print: [0.2266, 0.2089] },
    lumaPeaks: { middle: 2.6447, spread: 1.9353, least: 0, screen: [0.0349, 0.0232], print: [0.2214, 0.2137] },
    chromaPeak: { middle: 2.949, spread: 0.9021, least: 0, screen: [0.1258, 0.1751], print: [0.0343, 0.0534] },
    chromaPeaks: { middle: 2.3893, spread: 0.8762, least: 0, screen: [0.2469, 0.3003], print: [0.0397, 0.0592] },
    surroundLumaPeak: { middle: 2.6596, spread: 1.3793, least: 0, screen: [0.081, 0.0938], print: [0.2875, 0.2909] },
    surroundChromaPeak: { middle: 2.4296, spread: 0.7135, least: 0, screen: [0.0058, 0.0834], print: [-0.0323, 0.0592] },
    coarseLumaPeak: { middle: 3.3409, spread: 1.0509, least: 0, screen: [-0.0292, 0.0265], print: [0.1369, 0.2061] },
    coarseChromaPeak: { middle: 3.4134, spread: 1.4191, least: 0, screen: [0.1932, 0.2361], print: [0.1672, 0.1913] },
    lumaFine: { middle: -4.2871, spread: 1.3394, least: -3, screen: [-0.0076, -0.0627], print: [0.158, 0.0006] },
    lumaMiddle: { middle: -2.2311, spread: 0.8281, least: -3, screen: [0.1632, 0.2271], print: [0.1911, 0.1566] },
    lumaSlope: { middle: -1.5992, spread: 0.6805, least: -3, screen: [-0.0312, -0.012], print: [-0.0566, 0.0786] },
    chromaFine: { middle: -4.2707, spread: 0.8368, least: -3, screen: [-0.315, -0.1709], print: [-0.1335, 0.0272] },
    chromaMiddle: { middle: -2.8675, spread: 0.6825, least: -3, screen: [-0.0291, 0.323], print: [0.0735, 0.0231] },
    axisShare: { middle: 0.3127, spread: 0.3078, least: 0, screen: [0.1027, 0.0992], print: [-0.0332, -0.0157] },
    sharpness: { middle: 0.4703, spread: 0.1399, least: -3, screen: [0.3399, -0.2719], print: [0.3705, -0.2228] },
    surroundSharpness: { middle: 0.4582, spread: 0.157, least: -3, screen: [-0.153, -0.069], print: [-0.079, -0.1764] },
    grain: { middle: -0.3503, spread: 0.9854, least: -3, screen: [-0.2072, 0.1398], print: [-0.1013, -0.0296] },
    chromaGrain: { middle: -1.5774, spread: 0.8368, least: -3, screen: [-0.076, -0.0994], print: [0.0533, 0.0125] },
    blocks: { middle: 0.2511, spread: 0.2112, least: -3, screen: [-0.2201, -0.1277], print: [0.0579, -0.0455] },
    blackLevel: { middle: 42.3004, spread: 28.8055, least: -3, screen: [0.9545, -0.6728], print: [1.1995, -0.0155] },
    saturation: { middle: 0.3204, spread: 0.0979, least: -3, screen: [-1.1644, 0.0543], print: [-0.7177, -0.0859] },
    rimLine: { middle: 0.6546, spread: 0.2158, least: 0, screen: [0.4397, 0.4932], print: [0.1572, 0.1136] },
    rimSecond: { middle: 0.5523, spread: 0.2194, least: 0, screen: [0.3163, 0.2928], print: [0.28, 0.2664] },
    rimThird: { middle: 0.4674, spread: 0.2112, least: 0, screen: [0.4457, 0.4326], print: [0.3788, 0.3842] },
    rimStep: { middle: 37.9945, spread: 36.6977, least: 0, screen: [0.1954, 0.2792], print: [0.407, 0.5996] },
  },
  bias: { screen: 2.5195, print: 2.8334 },
}
