import { type AsyncRouteComponent, lazyRouteComponent } from '@tanstack/react-router'
import { watchedFetch } from './connection.ts'

/**
 * A part of the application that is fetched when somebody is about to need it: `lazyPart(() => import('./cell-card.tsx'), 'CellCard')`. Without a
 * connection it is waited for. What a service that answers does not have is gone after an upgrade: who opens it then loads the page
 * anew, which `lazyRouteComponent` does.
 */
export function lazyPart<Name extends string, Props>(
  fetchPart: () => Promise<Record<Name, (props: Props) => React.ReactNode>>,
  name: Name,
): AsyncRouteComponent<Props> {
  const fetchWhenBack = async () => {
    await untilBack()
    return fetchPart()
  }
  return lazyRouteComponent(() => fetchPart().catch(fetchWhenBack), name) as AsyncRouteComponent<Props>
}

let back: Promise<void> | undefined

function untilBack(): Promise<void> {
  return (back ??= askUntilAnswered().finally(() => (back = undefined)))
}

/** What every build has. */
const smallFile = '/assets/aushang.svg'

async function askUntilAnswered(): Promise<void> {
  for (let count = 0; ; count++) {
    const response = await watchedFetch(smallFile, { cache: 'no-store' }).catch(() => null)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, Math.min(1_000 * 2 ** count, 15_000)))
  }
}
