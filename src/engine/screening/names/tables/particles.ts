/** Small words inside names: articles, "son of", "of", as romanised. They are often left out or glued on. */
export const particles: ReadonlySet<string> = new Set(
  (
    'al el ul ol il an as ad ash at az ar bin ben ibn bint binti bt abu abou abi um umm ' +
    'van von der den de del della di da dos das du la le las los y e i o und and et the of for in zu ter ten ' +
    'ap mac mc st san santa saint'
  ).split(' '),
)
