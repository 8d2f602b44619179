/** Groups of names that mean the same. */
export interface DisjointSets {
  /** Makes the groups of both one. */
  join(one: string, other: string): void
  /** The name by which the group is known, whichever of its names is given. */
  find(name: string): string
}

/** Groups known by the smallest of their names, so that the order of joining changes nothing. */
export function disjointSets(): DisjointSets {
  const parents = new Map<string, string>()
  const find = (name: string): string => {
    let root = name
    for (let next = parents.get(root); next !== undefined; next = parents.get(root)) root = next
    if (root !== name) parents.set(name, root)
    return root
  }
  return {
    find,
    join: (one, other) => {
      const [low = one, high = other] = [find(one), find(other)].sort()
      if (low !== high) parents.set(high, low)
    },
  }
}
