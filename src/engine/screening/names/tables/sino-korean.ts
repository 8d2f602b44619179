/** Hangul and the Han signs of names that Koreans read so. */
const readings = `
가佳嘉 강姜康强江 건建健 경京敬慶景庆 고高 곤坤 관寬觀 광光廣 교敎 구九求龜 국國国 권權权 규圭奎 근根槿 금錦 기基起琪 길吉
김金 나羅 남南男 낙樂 노盧卢 대大 덕德 도道 동東东 두斗 란蘭兰 룡龍龙 류柳 림林 만萬万 명明 무武 문文 미美 민敏民 박朴
배裵裴 백白 범範 병炳秉 보寶 복福 봉鳳奉 삼三 상相尙尚 서徐瑞 석錫石 선善仙先 설雪 섭燮 성成聖星 세世 소昭 송宋松 수秀洙壽守
숙淑 순順顺 승勝承 식植 신申信 심沈 안安 양梁陽 여呂汝 연然蓮 열烈 영永英榮 오吳吴 옥玉 용勇容 우宇雨佑 욱旭 운雲云 원元源
유兪 윤尹潤 은恩銀 을乙 의義 이李 익益 인仁寅 일日一 임任 자子 재在載宰 장張张 전全 정正鄭郑貞 제濟 조趙赵 종鍾宗 주周柱
준俊準 중中 지智志 진鎭珍眞真 찬贊燦 창昌 채蔡 천天千 철哲鐵 최崔 춘春 충忠 태泰太 평平 하河夏 학學鶴 한韓韩漢 해海 허許许
헌憲 혁革赫 현賢顯炫鉉 형亨衡 혜惠慧 호浩虎鎬 홍洪 화花和華 황黃黄 환煥 훈勳訓 희姬熙喜
`

/** Hangul by Han sign. */
export const hangulByHanja: ReadonlyMap<string, string> = new Map(
  readings
    .trim()
    .split(/\s+/)
    .flatMap((row) => Array.from(row.slice(1), (hanja): [string, string] => [hanja, row.slice(0, 1)])),
)

/** Family names of Koreans. */
export const hanjaSurnames: ReadonlySet<string> = new Set(
  '金李朴崔鄭郑姜趙赵尹張张林吳吴韓韩申徐權权黃黄安宋柳洪全高文梁裵裴白許许南沈盧卢河',
)
