import type { Target } from '@aushang/sdk'
import { StateMark, type Tone } from '../ui/state-mark.tsx'
import { useWords } from '../words/language.ts'

const tones: Record<Target['authorizationStatus'], Tone> = {
  authorized: 'good',
  pending: 'waiting',
  failed: 'bad',
  revoked: 'bad',
}

/** Whether the portal lets us in. */
export function AccessMark({ target }: { target: Target }) {
  const words = useWords()
  const { authorizationStatus } = target
  return <StateMark tone={tones[authorizationStatus]} label={words.accessStates[authorizationStatus]} />
}
