import type { Client, List } from '@aushang/sdk'
import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query'

/** What an operation answers with: the resource, or one of the list. */
type Thing<Name extends keyof Client> = Client[Name] extends (...given: never[]) => List<infer Item>
  ? Item
  : Client[Name] extends (...given: never[]) => Promise<infer Answer>
    ? Answer
    : never

/** What becomes of each thing that these operations have answered with. The same: it stays as it is. Null: it is gone. */
export type Shown = { [Name in keyof Client]?: (each: Thing<Name>) => Thing<Name> | null }

/** Shows what will be, before the service has said so, wherever it is shown. Returns what takes it back. */
export function showAtOnce(client: QueryClient, shown: Shown): () => void {
  const before: [QueryKey, unknown][] = []
  for (const [name, change] of Object.entries(shown) as [string, Change][]) {
    for (const [queryKey, data] of client.getQueriesData({ queryKey: [name] })) {
      const changed = data === undefined ? data : changeAnswer(data, change)
      if (changed === data) continue
      // What is on its way is older than what is shown now.
      void client.cancelQueries({ queryKey, exact: true })
      client.setQueryData(queryKey, changed)
      before.push([queryKey, data])
    }
  }
  return () => {
    for (const [queryKey, data] of before) client.setQueryData(queryKey, data)
  }
}

type Change = (each: unknown) => unknown

/** An answer is a resource, or a list: the whole of it, a page, or page by page (`queries.ts`). */
function changeAnswer(answer: unknown, change: Change): unknown {
  if (Array.isArray(answer)) return changeItems(answer, change)
  if (isPaged(answer))
    return changed(
      answer,
      'pages',
      changeItems(answer.pages, (page) => changeAnswer(page, change)),
    )
  if (isPage(answer)) return changed(answer, 'items', changeItems(answer.items, change))
  return change(answer) ?? answer
}

/** The same list, if nothing in it has changed. */
function changeItems(items: unknown[], change: Change): unknown[] {
  const next = items.map(change)
  return next.every((item, index) => item === items[index]) ? items : next.filter((item) => item !== null)
}

function changed<Answer extends object>(answer: Answer, part: keyof Answer, value: unknown): Answer {
  return answer[part] === value ? answer : { ...answer, [part]: value }
}

function isPaged(answer: unknown): answer is InfiniteData<unknown> {
  return typeof answer === 'object' && answer !== null && 'pages' in answer && Array.isArray(answer.pages)
}

function isPage(answer: unknown): answer is { items: unknown[] } {
  return typeof answer === 'object' && answer !== null && 'items' in answer && Array.isArray(answer.items)
}
