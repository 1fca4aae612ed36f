import { runApart } from '../../lib/run-apart.ts'
import { Refusal } from './refusal.ts'

// As far from the end as readers look for its mark.
const endBytes = 2048

/** A PDF may unpack to a thousand times its size, so that it is read where it can be killed. */
export async function readPdf(bytes: Buffer): Promise<{ pages: number }> {
  // Readers mend a file whose end is missing; but then pages may be missing, too.
  if (!bytes.subarray(-endBytes).includes('%%EOF')) throw damaged()
  const result = await runApart(new URL('read-pdf.ts', import.meta.url), bytes, { secondsMax: 15, megabytesMax: 400 })
  if (result.kind === 'failed') throw damaged()
  if (result.kind !== 'done') throw new Refusal('attachment_too_complex', `The PDF ${result.kind} to read.`)
  const { isEncrypted, pages } = JSON.parse(result.output.toString()) as { isEncrypted: boolean; pages: number }
  if (isEncrypted) throw new Refusal('attachment_encrypted', 'The PDF is encrypted; send one that anybody can open.')
  if (pages === 0) throw damaged()
  return { pages }
}

function damaged(): Refusal {
  return new Refusal('attachment_corrupt', 'The file begins like a PDF, but is cut off, damaged or without a page.')
}
