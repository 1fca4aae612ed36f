/** Chance that comes out the same for the same seed: every start of a demo with it shows the same. */
export interface Random {
  /** From 0 up to 1. */
  next(): number
  between(min: number, max: number): number
  /** A whole number, both ends included. */
  whole(min: number, max: number): number
  isTrue(share: number): boolean
  pick<Item>(items: readonly Item[]): Item
}

export function makeRandom(seed: string): Random {
  let state = hashOf(seed)
  const next = () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (min: number, max: number) => min + next() * (max - min)
  const whole = (min: number, max: number) => Math.floor(between(min, max + 1))
  return {
    next,
    between,
    whole,
    isTrue: (share) => next() < share,
    pick<Item>(items: readonly Item[]): Item {
      const item = items[whole(0, items.length - 1)]
      if (item === undefined) throw new Error('there is nothing to pick from')
      return item
    },
  }
}

/** FNV-1a: seeds that differ by a character shall have nothing in common. */
function hashOf(text: string): number {
  let hash = 0x81_1c_9d_c5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93)
  return hash
}
