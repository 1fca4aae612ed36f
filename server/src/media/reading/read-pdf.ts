import { getDocumentProxy } from 'unpdf'
import { answerInputs } from '../../lib/apart-child.ts'

// A process of its own, see pdf.ts: the PDF comes in, what it is goes out; one that cannot be read ends it. (unpdf is pdf.js
// without its fonts, and without a canvas to draw on.)
await answerInputs(async (file) => Buffer.from(JSON.stringify(await describe(new Uint8Array(file)))))

async function describe(file: Uint8Array): Promise<{ isEncrypted: boolean; pages: number }> {
  try {
    const pdf = await getDocumentProxy(file, { verbosity: 0 })
    const { info } = await pdf.getMetadata()
    // Some open without a password, and still may not be copied or printed.
    if ('EncryptFilterName' in info && info.EncryptFilterName !== null) return { isEncrypted: true, pages: 0 }
    await pdf.getPage(pdf.numPages) // their number is only claimed
    return { isEncrypted: false, pages: pdf.numPages }
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'PasswordException') throw error
    return { isEncrypted: true, pages: 0 }
  }
}
