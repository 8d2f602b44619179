/** The day on which the weights of each SHA-256 were made; written by `npm run generate` from models/manifest.json. */
export const modelDates: Readonly<Record<string, string>> = {
  '9f05e0547535f1dace88b0f75f2884cb644b9eb6561944b2996d4e90910a0ac0': '2026-11-23', // face-descriptor.onnx
  da02031d3c7a0b70030c3451d28fc9eba597a0363f26e4277a275b09b5c4d531: '2026-11-23', // face-detector.onnx
  c0084a727f868dd928e67f8470d2b73f7720d2033b791c7d6ee3a5a84fb902ba: '2026-11-23', // face-landmarks.onnx
  d14d51234fcfda674b1dff79fa0d88976b6fd9517b25d3afd7ca1a77af9e744a: '2026-11-23', // face-recogniser.onnx
  f81d117b7b4673b895c2492eaf19f708b18f752f2fb40ef9313c3c508d8cf4b0: '2026-11-22', // page-finder.onnx
  e579d3781b64447e13b5f52f935cc0d6a23620ad6700f1771cf3d893411d1dab: '2026-11-27', // script-arab-figures.alphabet.json
  d170ab39f2b4c36bd212021ff526b15ceb57c1920fd699942759d10c5b522fe0: '2026-11-27', // script-arab-figures.onnx
  '8c91aa389fcf7da479328630f870d10143bf114ff251b200f108a6b8564db5b7': '2026-11-27', // script-arab.alphabet.json
  '45504de8f66d975863903defafa48b91486b1f52c16dc3848554d20880c02636': '2026-11-26', // script-arab.onnx
  '9bce047eb08ef811ca3521afb48272357c56f3c7135a14ff6d39a4d4606344fd': '2026-11-26', // script-beng.alphabet.json
  '22a41052b0173909955546f5d43c9e0894977cc86c1e0e92af71accf71c2e7ee': '2026-11-26', // script-beng.onnx
  '0f6bd3e39148aa8014a85b20d650f6184a48dd02d7c8838d8c36477e4062f74d': '2026-11-26', // script-cyrl.alphabet.json
  '011c45fe43e9823a7e9d388dbfd5ff6cd95a9a12f7e255b6d258132f6ffdcc91': '2026-11-26', // script-cyrl.onnx
  '8019659c7a40f4f9dcf8170b6add2944c08609ce80849052a52775f4c32c5a46': '2026-11-26', // script-deva.alphabet.json
  '4c512940a9e8c935eb6fca7cb56acc74e71fa9018178c71d21f280a203955199': '2026-11-26', // script-deva.onnx
  '46bf7c76d51f2cf7628af5957a7297f71a62312689759c2990cabed86ad2631c': '2026-11-26', // script-finder.onnx
  '279702f9979ebdf63cf00a92fb912557177594bb4cabdf19aa9ac57cb2f13c35': '2026-11-26', // script-grek.alphabet.json
  '1142e2627524e8f2adbc4a1db20ce4194cb37d46462cddd7389253538b1db2ea': '2026-11-26', // script-grek.onnx
  ae6733658d46f528a2398a3704597a56fb9683ff9dabf8b98c7adf1d18e43679: '2026-11-26', // script-hani.alphabet.json
  '4d85451aa88036c8156fcd3e189dd3f4396660b0ea29ac8a0f31cfcea7566b80': '2026-11-26', // script-hani.onnx
  '540dbec4ddc4f361be75e0c41d1576ea90a0e7fb16f35b43ec09894a6470b8c3': '2026-11-26', // script-hebr.alphabet.json
  e3551cd5038701a8f040829209a85fbe6d894f63067a6b084d405f0232aab73f: '2026-11-26', // script-hebr.onnx
  '4ef0dd8034d1c57a23bf40271fe23040219806b12b390ec06c17e0b5d83b76fb': '2026-11-26', // script-kore.alphabet.json
  c5f913037f4b9d8f6d3dc0bdb698a0162f406b6bba358b657175d5a004766092: '2026-11-26', // script-kore.onnx
  '7210e6cc8de4890cc76313c6773611067adaf54eed5b809bf3b4af2f41c00c09': '2026-11-26', // script-latn.alphabet.json
  '72178ee71a9a03d311bd05b067fd249fbbc12417cfb11673929b5d7ad38c7473': '2026-11-26', // script-latn.onnx
  '6fda4ef99860cc10486718e7c7fef0b6dd9e4a92f0154d24b35fba94cf8465dc': '2026-11-26', // script-taml.alphabet.json
  '5c054ebcc698fd6dabb8663d31fef83ec0e92211088f2ae11e6f35958a207c58': '2026-11-26', // script-taml.onnx
  c99e6e14a1c8053019ea22d09f52ca64fce29be378fd11774bf56db654fc7078: '2026-11-26', // script-thai.alphabet.json
  b09898b3fb368087ef42832f8571d81b841dffd7e60c5b539d58d86516745429: '2026-11-26', // script-thai.onnx
  '5735a536c85e5a9e81e55d76a8b639bf5cf6b45a587c83b6354fe3e41fa835ce': '2026-11-22', // strip-reader.onnx
  '722e185b265fa87a7528f6293fbc7023e251ac1f20b3d326cdfca8344b7fc226': '2026-11-21', // text-detector.onnx
  aaee896e1a007416a6ff8608c60625674dc357bdeaea1b5317ccac33c44a61b5: '2026-11-26', // text-finder.onnx
  '88392263aab69f48c95cfa4880f9bbd9d459201fdd6ce4b8b75b9305c3c1e76a': '2026-11-21', // text-recogniser.alphabet.json
  f60370d817d05bc3eeaae58408c864b18663f7d40f4270548ab9b64e2ca03890: '2026-11-26', // text-recogniser.onnx
}
