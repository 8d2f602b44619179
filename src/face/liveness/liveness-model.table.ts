import type { LivenessModel } from './liveness-model.ts'

/** Fitted on simulated frames alone by `npm run fit:liveness`; models/liveness.md says what it is and is not good for. */
// prettier-ignore
export const livenessModel: LivenessModel = {
  measures: 1,
  rows: {
    lumaPeak: { middle: 2.8535, spread: 2.0993, screen: [0.1252, -0.0603], print: [0.3258, 0.0426] },
    lumaPeaks: { middle: 2.6014, spread: 2.0025, screen: [0.1081, -0.0506], print: [0.31, 0.0513] },
    chromaPeak: { middle: 3.1206, spread: 0.9023, screen: [0.1758, -0.0088], print: [0.0075, 0.032] },
    chromaPeaks: { middle: 2.4032, spread: 0.9744, screen: [0.175, 0.0121], print: [0.0422, -0.0054] },
    surroundLumaPeak: { middle: 2.6968, spread: 1.4168, screen: [0.1943, -0.1242], print: [0.3252, 0.0826] },
    surroundChromaPeak: { middle: 2.555, spread: 0.7272, screen: [-0.1188, 0.0762], print: [-0.0945, 0.1372] },
    coarseLumaPeak: { middle: 3.26, spread: 0.9383, screen: [-0.0339, -0.0014], print: [0.1275, 0.0298] },
    coarseChromaPeak: { middle: 3.3393, spread: 1.3393, screen: [0.1957, 0.1323], print: [0.1132, 0.0048] },
    lumaFine: { middle: -4.1669, spread: 1.1996, screen: [0.1182, -0.0167], print: [0.1645, -0.0178] },
    lumaMiddle: { middle: -2.1102, spread: 0.6272, screen: [0.2611, -0.1303], print: [0.1788, -0.1515] },
    lumaSlope: { middle: -1.6558, spread: 0.5933, screen: [-0.0415, 0.0266], print: [-0.0249, 0.1632] },
    chromaFine: { middle: -4.4154, spread: 0.7149, screen: [-0.2287, 0.1854], print: [-0.0355, 0.0839] },
    chromaMiddle: { middle: -2.9078, spread: 0.6867, screen: [-0.0411, 0.2502], print: [0.057, 0.144] },
    axisShare: { middle: 0.3038, spread: 0.3254, screen: [0.1576, 0.2371], print: [0.0249, 0.1391] },
    sharpness: { middle: 0.4802, spread: 0.1237, screen: [0.3145, -0.2651], print: [0.3443, -0.2286] },
    surroundSharpness: { middle: 0.4748, spread: 0.1435, screen: [-0.0369, -0.0615], print: [-0.1133, -0.0597] },
    grain: { middle: -0.193, spread: 0.9184, screen: [-0.26, 0.1404], print: [0.0138, 0.1069] },
    chromaGrain: { middle: -1.4407, spread: 0.8465, screen: [-0.0535, -0.0684], print: [0.0152, 0.0441] },
    blocks: { middle: 0.2323, spread: 0.2187, screen: [-0.1241, -0.0245], print: [0.0131, -0.023] },
    blackLevel: { middle: 39.8422, spread: 27.9936, screen: [0.7729, -0.5392], print: [0.7196, 0.226] },
    saturation: { middle: 0.3318, spread: 0.0897, screen: [-0.9772, -0.0111], print: [-0.5649, -0.1144] },
    rimLine: { middle: 0.6619, spread: 0.206, screen: [0.3966, 0.3919], print: [0.2332, 0.1218] },
    rimSecond: { middle: 0.5622, spread: 0.2008, screen: [0.2918, 0.3385], print: [0.342, 0.1445] },
    rimThird: { middle: 0.4864, spread: 0.1997, screen: [0.4357, 0.1397], print: [0.4665, 0.158] },
    rimStep: { middle: 42.2307, spread: 38.4708, screen: [0.262, 0.0163], print: [0.4578, 0.256] },
  },
  bias: { screen: 1.726, print: 1.9787 },
}
