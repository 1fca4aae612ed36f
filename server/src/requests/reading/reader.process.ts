import { readMail } from './read-mail.ts'

/** The child of reader.ts: a mail comes in, a reading goes out. It ends with its parent, or when it is killed. */
process.on('message', (raw: Uint8Array) => {
  process.send?.(readMail(Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength)))
})
