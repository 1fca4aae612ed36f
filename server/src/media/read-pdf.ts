import { readFileSync, writeSync } from 'node:fs'
import { PDFDocument } from '@cantoo/pdf-lib'

// A process of its own, see pdf.ts: the PDF comes in, what it is goes out; one that cannot be read ends it.
const pdf = await PDFDocument.load(readFileSync(0), { ignoreEncryption: true, updateMetadata: false })
const { isEncrypted } = pdf
writeSync(1, JSON.stringify({ isEncrypted, pages: isEncrypted ? 0 : pdf.getPageCount() }))
