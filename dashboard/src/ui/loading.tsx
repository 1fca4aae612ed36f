import { Skeleton } from '@mantine/core'
import { useWords } from '../words/language.ts'
import classes from './loading.module.css'

/** As many rows as will probably come, of their height, so that nothing jumps when they do. */
export function LoadingRows({ count = 5, height = 44 }: { count?: number; height?: number }) {
  const words = useWords()
  return (
    <div className={classes.rows} role="status" aria-label={words.ui.loading}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={classes.row} style={{ height }}>
          <Skeleton height={12} width={`${70 - (index % 3) * 14}%`} />
        </div>
      ))}
    </div>
  )
}

/** Until what a page needs is there. */
export function LoadingPage() {
  return (
    <div className={classes.page}>
      <Skeleton height={26} width={180} />
      <div className={classes.card}>
        <LoadingRows count={6} />
      </div>
    </div>
  )
}
