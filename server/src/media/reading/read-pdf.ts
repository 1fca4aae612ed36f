import type { ActiveContent } from '@aushang/model'
import { getDocumentProxy } from 'unpdf'
import { answerInputs } from '../../lib/apart-child.ts'
import { findActiveContent } from './find-active-content.ts'

export interface DescribedPdf {
  isEncrypted: boolean
  pages: number
  /** What it would do besides being looked at. */
  activeContent: ActiveContent | null
}

const encrypted: DescribedPdf = { isEncrypted: true, pages: 0, activeContent: null }

// A process of its own, see pdf.ts: the PDF comes in, what it is goes out; one that cannot be read ends it. (unpdf is pdf.js
// without its fonts, and without a canvas to draw on.)
await answerInputs(async (file) => Buffer.from(JSON.stringify(await describe(file))))

async function describe(file: Buffer): Promise<DescribedPdf> {
  try {
    const pdf = await getDocumentProxy(new Uint8Array(file), { verbosity: 0 })
    const { info } = await pdf.getMetadata()
    // Some open without a password, and still may not be copied or printed.
    if ('EncryptFilterName' in info && info.EncryptFilterName !== null) return encrypted
    await pdf.getPage(pdf.numPages) // their number is only claimed
    const activeContent = (await pdf.hasJSActions()) ? 'script' : await findActiveContent(file)
    return { isEncrypted: false, pages: pdf.numPages, activeContent }
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'PasswordException') throw error
    return encrypted
  }
}
