import { StateMark } from '../ui/state-mark.tsx'
import { useWords } from '../words/language.ts'
import { type ListingState, toneOf } from './listing-state.ts'

export function ListingMark({ state, isBare }: { state: ListingState; isBare?: boolean }) {
  const words = useWords()
  return <StateMark tone={toneOf(state)} label={words.listingStates[state]} isBare={isBare ?? false} />
}
