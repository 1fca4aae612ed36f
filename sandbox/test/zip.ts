import { once } from 'node:events'
import ZipStream from 'zip-stream'

export async function zipOf(files: Record<string, string>, { isStored = true } = {}): Promise<Buffer> {
  const archive = new ZipStream({ store: isStored })
  const chunks: Buffer[] = []
  archive.on('data', (chunk: Buffer) => chunks.push(chunk))
  for (const [name, text] of Object.entries(files)) {
    await new Promise((resolve) => archive.entry(Buffer.from(text), { name }, resolve))
  }
  archive.finalize()
  await once(archive, 'end')
  return Buffer.concat(chunks)
}
