/** What a portal can be made to do, for everybody or for one user of it, until it is switched off again. */
export const failureKinds = ['down', 'slow', 'full', 'refused'] as const
export type FailureKind = (typeof failureKinds)[number]

export interface Switches {
  /** For everybody, or for this user. */
  isOn(kind: FailureKind, user?: string): boolean
  /** `''` is everybody. False: there are too many. */
  set(kind: FailureKind, user: string, isOn: boolean): boolean
  /** Those that are on; `''` is everybody. */
  all(): { kind: FailureKind; user: string }[]
}

/** How long one waits for a portal that is slow, before each thing it does. */
export const slowMs = 3_000
const switchedMax = 200

/** They are off after a restart. */
export function makeSwitches(): Switches {
  const on = new Map<string, { kind: FailureKind; user: string }>()
  const keyOf = (kind: FailureKind, user: string) => `${kind} ${user}`
  return {
    isOn: (kind, user = '') => on.has(keyOf(kind, '')) || on.has(keyOf(kind, user)),
    set(kind, user, isOn) {
      if (!isOn) on.delete(keyOf(kind, user))
      else if (on.size >= switchedMax) return false
      else on.set(keyOf(kind, user), { kind, user })
      return true
    },
    all: () => [...on.values()],
  }
}
