/** On whose behalf something scarce is held. */
export interface Sender {
  network: string
  account: string
  /** Until when it is waited for, in milliseconds since 1970: nearer for whoever keeps us waiting. */
  patientUntil: number
}

export interface Holder {
  sender: Sender
  amount: number
}

/**
 * Who loses what it holds when there is none left for `asker`: the slowest of those who keep us waiting (`slowBefore`); when
 * nobody does, the slowest of the account that holds the most in the network that holds the most. Where that is the asker's own, it is
 * the asker: one that does not keep us waiting never loses anything to its own account.
 */
export function whoGivesWay<One extends Holder>(asker: One, others: Iterable<One>, slowBefore: number): One {
  const all = [asker, ...others]
  const slowest = slowestOf(all)
  if (slowest.sender.patientUntil < slowBefore) return slowest
  const ofNetwork = thoseWithMost(all, ({ network }) => network)
  const ofAccount = thoseWithMost(ofNetwork, ({ account }) => account)
  return ofAccount.includes(asker) ? asker : slowestOf(ofAccount)
}

/** The first of those that hold the same: the asker's, who comes first. */
function thoseWithMost<One extends Holder>(all: One[], partyOf: (sender: Sender) => string): One[] {
  const parties = Map.groupBy(all, ({ sender }) => partyOf(sender))
  const amount = (party: One[]) => party.reduce((sum, each) => sum + each.amount, 0)
  return [...parties.values()].reduce((most, party) => (amount(party) > amount(most) ? party : most))
}

function slowestOf<One extends Holder>(all: One[]): One {
  return all.reduce((slowest, each) => (each.sender.patientUntil < slowest.sender.patientUntil ? each : slowest))
}
