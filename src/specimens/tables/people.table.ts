import type { Person } from '../person.ts'

/** People who do not exist, by `training/portraits/manifest.py`; their pictures are in `people/`. */
// prettier-ignore
export const people = [
  {
    id: 'p01', sex: 'F', age: 23, skin: 0.9,
    face: { x: 0.195, y: 0.203, width: 0.596, height: 0.583 },
    pictures: {
      'portrait': 'c5f663fc49add097fe9273ab54f0ee070d9e37e9bdb0149abc9bfa0b9d4b2013',
      'selfie-1': '5c6933a7b2bc86e68fb37b879d4665d431b7522d48fae435cd2c241f2a9d0d72',
      'selfie-2': '6c5745eb24e88102e95fda993633f414a781f8e10e58ef05baa5417ba9ab65ed',
    },
  },
  {
    id: 'p02', sex: 'M', age: 24, skin: 0.1,
    face: { x: 0.2, y: 0.209, width: 0.599, height: 0.574 },
    pictures: {
      'portrait': '9179edc8b7da3478be0776d4166090b70808d288812d5dd0ea0dc3f9689c1816',
      'selfie-1': '2198924c850180f22edcd2392b47478682ab19143612f7fcd0a1b9c2c9f5ffbd',
      'selfie-2': '92557828fbb87dab09ee4deaa692950d501e6b21e524a1127afc6e9ba444c011',
    },
  },
  {
    id: 'p03', sex: 'F', age: 26, skin: 0.3,
    face: { x: 0.214, y: 0.228, width: 0.594, height: 0.47 },
    pictures: {
      'portrait': 'df78c44e2a56350a1a133721ba02b7366c5553258bce6c6c7a136e76a3cc922a',
      'selfie-1': 'ea3394242b4f028c4344bba9effb2d7fc1866415ec4f3b78ffe7a70716113968',
      'selfie-2': '8f68141342de5a5b45c0d759e7cd464ae62433674d55bc39394211a041a9274f',
    },
  },
  {
    id: 'p04', sex: 'M', age: 27, skin: 0.7,
    face: { x: 0.221, y: 0.2, width: 0.574, height: 0.515 },
    pictures: {
      'portrait': '8bf179fc8e271d747724d2f39c997f0d0c23f2fb14131bb7aeb3cb113943a69b',
      'selfie-1': 'f4449c1675cca5bedcb83e5e3d279cf5d5167596d71976020db69fd9a055758f',
      'selfie-2': '3dd1e0c0ccb9928610f2dffad7c10c1ea5c5882d5d9784515bf8354b9a63ef52',
    },
  },
  {
    id: 'p05', sex: 'F', age: 30, skin: 0.55,
    face: { x: 0.251, y: 0.242, width: 0.511, height: 0.481 },
    pictures: {
      'portrait': 'eb87542e7335171ba4245b39285ad1bde2e6aaa7eb063c65942b0fbae4f2dc2e',
      'selfie-1': '42354961ad4a2fd32f2ab25af2dfe690724ae830d4935973fdc279b47df293f0',
      'selfie-2': 'ceab94267cf2ba70691fcaa42ae809b9730c79a76673c5411ef18a117ee2d897',
    },
  },
  {
    id: 'p06', sex: 'M', age: 31, skin: 0.95,
    face: { x: 0.199, y: 0.137, width: 0.617, height: 0.721 },
    pictures: {
      'portrait': '581ee206b7c50ab89f3b8aee636207aa25020d5fba3e9c5937301eee58562f11',
      'selfie-1': '62ed3e74502edd0e1b644c1e11d667481d8b98a434532f3412e5d23f14347094',
      'selfie-2': 'd9af0a6a003cd42d6c233256be909911f4db5235005b5e97f32cd2d7322819fe',
    },
  },
  {
    id: 'p08', sex: 'M', age: 35, skin: 0.45,
    face: { x: 0.2, y: 0.305, width: 0.577, height: 0.577 },
    pictures: {
      'portrait': '1af94753c1814480695d0af8651c52b7eb4408be7b449ebb20162badd9e9c728',
      'selfie-1': 'e96aca8c86d1371e03eab68678ade5dba18f28d2d4f2eb6bcb326ee3884b90f9',
      'selfie-2': 'c5d673017efd92cb1eafed025d24275628abb82b3efbe2adb489ff4a27d18332',
    },
  },
  {
    id: 'p09', sex: 'F', age: 38, skin: 0.75,
    face: { x: 0.184, y: 0.185, width: 0.624, height: 0.611 },
    pictures: {
      'portrait': '74bce6fa3c654307aefa51b1763d0304bc9854e2b93a0a7231250fb6fd7104f0',
      'selfie-1': '4819fd61c9ddeba341ff7b6ee5fe774f9aed043a76024ab68ecfb5c307e1ee5f',
      'selfie-2': 'c98e6df2af882fe6da498c69c3cf173bcce17d5eff6e31c210f12b1ff396fafd',
    },
  },
  {
    id: 'p10', sex: 'M', age: 39, skin: 0.25,
    face: { x: 0.163, y: 0.247, width: 0.665, height: 0.678 },
    pictures: {
      'portrait': 'ebabbe4a491d6f552b93faf887059b9c4afe73ed42f4ba35b4266d5e25085750',
      'selfie-1': '45837ab1adc349c318470879d1288ab7b60125c287ed2640ed5f952d7fb34f2c',
      'selfie-2': 'fbf6bb3843658bd3e59c00763e06b01c1d0b97bda4e19cd54639926e4180a2b5',
    },
  },
  {
    id: 'p13', sex: 'F', age: 46, skin: 0.4,
    face: { x: 0.239, y: 0.279, width: 0.509, height: 0.539 },
    pictures: {
      'portrait': '076aa17ddd3b7112aa694ffa3c8b1b985f3a32b567c9f85ee22e54b4d7bc17bc',
    },
  },
  {
    id: 'p16', sex: 'M', age: 52, skin: 0.35,
    face: { x: 0.247, y: 0.214, width: 0.5, height: 0.599 },
    pictures: {
      'portrait': 'da8b6e9b20ed4955a7f9bd56a836a0e6a8cb6fcf9034df16313c1b2cd3b1fcb2',
    },
  },
  {
    id: 'p19', sex: 'F', age: 60, skin: 0.95,
    face: { x: 0.21, y: 0.202, width: 0.552, height: 0.492 },
    pictures: {
      'portrait': '95063b5d21fa475aff55d258c991d74d5fab160eb466b4837189e6b79f6768b6',
    },
  },
  {
    id: 'p20', sex: 'M', age: 62, skin: 0.75,
    face: { x: 0.105, y: 0.231, width: 0.778, height: 0.765 },
    pictures: {
      'portrait': '8a0cadcea05fa8ef005c0157c13744f988224fc15c437f8046ef8d197f8cc921',
    },
  },
  {
    id: 'p21', sex: 'F', age: 65, skin: 0.25,
    face: { x: 0.205, y: 0.267, width: 0.593, height: 0.556 },
    pictures: {
      'portrait': '6a3c088675f58a2432a30a68c0978a39358a6c46c679d83643d5f55218da7adc',
    },
  },
  {
    id: 'p22', sex: 'M', age: 68, skin: 0.5,
    face: { x: 0.212, y: 0.189, width: 0.586, height: 0.53 },
    pictures: {
      'portrait': '61a8645d98cdb673d5501fe3eac2380bd5313e3c03ca138e8dc79372275a6467',
    },
  },
  {
    id: 'p23', sex: 'F', age: 72, skin: 0.5,
    face: { x: 0.255, y: 0.194, width: 0.497, height: 0.55 },
    pictures: {
      'portrait': 'e25887bd015a06d90e3c42eea52068cfb6e083a1910af259e0c353ee2d6e3828',
    },
  },
  {
    id: 'p25', sex: 'F', age: 80, skin: 0.8,
    face: { x: 0.17, y: 0.182, width: 0.633, height: 0.645 },
    pictures: {
      'portrait': '28b440bbffd5c5fb81156e6a8694193b896f6d06fe144962d41566652430a0c6',
      'selfie-1': 'c55312506c745e208c4037ab43d48a6c5a645272ec039b858943f45004e782ff',
      'selfie-2': '3853f7fabdafc0348f47c5e3099878ddc1d98fcc3d13face769301194f6f6013',
    },
  },
  {
    id: 'p26', sex: 'M', age: 82, skin: 0.2,
    face: { x: 0.206, y: 0.254, width: 0.599, height: 0.605 },
    pictures: {
      'portrait': '0b1be95ba4eec3c38ab3780dd56502a9301b5eb55fe286f8a845afa154538375',
      'selfie-1': 'b2a1815606ef6052bd27f09baba375e967e849317d38b39ba231332e27ae9182',
      'selfie-2': '008e35c89675c737810e6c2ef704a29e870c5850c5b6b9e7a38661101775dcb3',
    },
  },
  {
    id: 'p27', sex: 'F', age: 8, skin: 0.45,
    face: { x: 0.217, y: 0.247, width: 0.54, height: 0.478 },
    pictures: {
      'portrait': 'abeb0cc459a4cad39bcf97e231f050576ef1b69fc336828f9c056af6924f8f77',
      'selfie-1': 'c1fc0615d491035a8cc0a118455a0c96c5e4574cd21236ec6bba93ec36c70dda',
      'selfie-2': 'f83eda5361994dc06963f05e7ca6a7cd1d5f2fdd3ef3235dc0582ffc5ff50437',
    },
  },
  {
    id: 'p28', sex: 'M', age: 7, skin: 0.8,
    face: { x: 0.228, y: 0.248, width: 0.518, height: 0.418 },
    pictures: {
      'portrait': 'b1f89ce3d39a3decd43294c9a8389f91e30952fd12da4c49a787e719898c132e',
      'selfie-1': 'ed519eea1a4cc41e09050e34dbe5a60f8a03ac5a36ef37b20fe6324acb5549aa',
      'selfie-2': '03dd35516deada3401b41617c87377a55547f0466c00c78ed5105d56cbea18ba',
    },
  },
  {
    id: 'p29', sex: 'F', age: 14, skin: 0.7,
    face: { x: 0.25, y: 0.197, width: 0.497, height: 0.604 },
    pictures: {
      'portrait': 'aada7f825aac25ed1432953ed762535ee70e8ec24c2799547311a5d13a085071',
      'selfie-1': '84c1b853ff5f1b07e149c3105cb109201188cb9d375ca63b4fc08efd06d759e4',
      'selfie-2': 'ffb1f4140f2e1fd4b970837453c189632757c3cd7ac66042b515571c334ae8e0',
    },
  },
  {
    id: 'p30', sex: 'M', age: 15, skin: 0.3,
    face: { x: 0.193, y: 0.224, width: 0.618, height: 0.514 },
    pictures: {
      'portrait': '279e28d9ec525d85ca6aa4d0ff4fde26c47578f20fe6623cff15e5a625602fe0',
      'selfie-1': '839da4d067485a18c1e649ce060996a7e9af6bc2e1e6cb5684e78e7c010f15d2',
      'selfie-2': '80814c62415c9ecdee2df3da863341edb97ed8ee5d018d052fcdd5caad84582b',
    },
  },
  {
    id: 'p31', sex: 'M', age: 29, skin: 0.55,
    face: { x: 0.176, y: 0.206, width: 0.625, height: 0.563 },
    pictures: {
      'portrait': '58e1ecb0c8852f21af4d5db5059c31f3c2d5462e488be7c720dd476304fa43ed',
      'selfie-1': '2a0f04abe09ac548e54608f6233e59dfd11163b5674cd1303ea23124e6777fe8',
      'selfie-2': '5a9c9387ba53bf609b86052fe77899fa179a612ba6ff8b835884180f7ba56c1d',
    },
  },
  {
    id: 'p32', sex: 'F', age: 28, skin: 0.2,
    face: { x: 0.242, y: 0.199, width: 0.533, height: 0.574 },
    pictures: {
      'portrait': '6d42847a98539b34d29b7efb03263da27eb1b141422a91b285da369c934c6722',
      'selfie-1': '9d1c6a6e366085587da215451665813c38c0b41a1668ed6474e048f58f514f5f',
      'selfie-2': 'e557a0d3992db848e2c3a6e4e6f4627db60b1c2b423922898ec635bfeacd1e2c',
    },
  },
] as const satisfies readonly Person[]
