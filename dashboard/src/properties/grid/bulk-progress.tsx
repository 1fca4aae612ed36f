import type { Bulk } from '@aushang/sdk'
import { Button, Group, Progress } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { one } from '../../queries.ts'
import { Failure } from '../../ui/failure.tsx'
import { LoadingRows } from '../../ui/loading.tsx'
import { OpenModal } from '../../ui/open-modal.tsx'
import { useWords } from '../../words/language.ts'
import { Troubled } from './troubled.tsx'
import classes from './bulk.module.css'

const lookAgainMs = 1_000

/** How far the portals are with what was asked for at once. It goes on without this window, which can be opened again by its address. */
export function BulkProgress({ bulkId, onClose }: { bulkId: string; onClose: () => void }) {
  const words = useWords()
  const query = useQuery({
    ...one('getBulk', bulkId),
    refetchInterval: ({ state }) => (state.data?.done ? false : lookAgainMs),
  })
  return (
    <OpenModal onClose={onClose} title={query.data ? words.bulkTitles[query.data.action] : words.bulk.title} size="lg">
      <div className={classes.dialog}>
        {query.isError ? (
          <Failure error={query.error} />
        ) : query.isPending ? (
          <LoadingRows count={2} />
        ) : (
          <HowFar bulk={query.data} />
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {words.ui.close}
          </Button>
        </Group>
      </div>
    </OpenModal>
  )
}

function HowFar({ bulk }: { bulk: Bulk }) {
  const words = useWords()
  const { total, confirmed, failed, refused, overtaken, done } = bulk
  const lost = failed.length + refused.length
  const share = (count: number) => (total === 0 ? 0 : (count / total) * 100)
  return (
    <>
      <Progress.Root size="lg">
        <Progress.Section value={share(confirmed)} color="var(--good)" aria-label={words.bulk.progress} />
        <Progress.Section value={share(lost)} color="var(--bad)" aria-label={words.bulk.failures} />
        <Progress.Section value={share(overtaken)} color="var(--off)" aria-label={words.bulk.overtaken} />
      </Progress.Root>
      <p className={classes.text} role="status">
        {words.bulk.confirmed(confirmed, total)} {!done && words.bulk.goesOn}
      </p>
      {lost > 0 && (
        <Troubled
          title={words.bulk.failed(lost)}
          properties={[]}
          entries={[
            ...failed.map(({ propertyId, failureMessage = '' }) => ({ propertyId, sentence: failureMessage })),
            ...refused.map(({ propertyId, code }) => ({ propertyId, sentence: words.bulkRefusals[code] })),
          ]}
        />
      )}
    </>
  )
}
