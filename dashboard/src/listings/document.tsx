import { useQuery } from '@tanstack/react-query'
import { one } from '../queries.ts'
import { CodeBlock } from '../ui/code-block.tsx'
import { Failure } from '../ui/failure.tsx'
import { LoadingRows } from '../ui/loading.tsx'
import { useWords } from '../words/language.ts'

/** Exactly what the portal would be sent now. */
export function Document({ listingId }: { listingId: string }) {
  const words = useWords()
  const query = useQuery({ ...one('previewListing', listingId), retry: false })
  if (query.isPending) return <LoadingRows count={4} />
  if (query.isError) return <Failure error={query.error} />
  return <CodeBlock label={words.listings.document} text={query.data} />
}
