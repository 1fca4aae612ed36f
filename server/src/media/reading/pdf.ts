import { runApart } from '../../lib/run-apart.ts'
import type { DescribedPdf } from './read-pdf.ts'
import { Refusal } from './refusal.ts'

// As far from the end as readers look for its mark.
const endBytes = 2048
export const pdfMegabytesMax = 400

/** A PDF may unpack to a thousand times its size, so that it is read where it can be killed. */
export async function readPdf(bytes: Buffer): Promise<{ pages: number }> {
  // Readers mend a file whose end is missing; but then pages may be missing, too.
  if (!bytes.subarray(-endBytes).includes('%%EOF')) throw damaged()
  const result = await runApart(new URL('read-pdf.ts', import.meta.url), bytes, {
    secondsMax: 15,
    megabytesMax: pdfMegabytesMax,
  })
  if (result.kind === 'failed') throw damaged()
  if (result.kind !== 'done') throw new Refusal('attachment_too_complex', { key: 'fileTooComplex' })
  const { isEncrypted, pages, activeContent } = JSON.parse(result.output.toString()) as DescribedPdf
  if (isEncrypted) throw new Refusal('attachment_encrypted', { key: 'pdfEncrypted' })
  if (pages === 0) throw damaged()
  if (activeContent !== null) {
    throw new Refusal('attachment_unsupported', { key: 'pdfIsActive', params: { content: activeContent } })
  }
  return { pages }
}

function damaged(): Refusal {
  return new Refusal('attachment_corrupt', { key: 'pdfDamaged' })
}
