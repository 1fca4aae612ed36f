import { randomUUID } from 'node:crypto'

/** Name and file name are fixed words of ours or made of digits: nothing in them wants escaping. */
interface Part {
  name: string
  fileName: string
  contentType: string
  body: string | Buffer
}

/** The boundary must be one that no part holds, hence random. */
export function writeMultipart(parts: Part[]): { body: Buffer; contentType: string } {
  const boundary = randomUUID().replaceAll('-', '')
  const written = parts.flatMap(({ name, fileName, contentType, body }) => [
    Buffer.from(
      `--${boundary}\r\n` +
        `Content-Disposition: form-data; name="${name}"; filename="${fileName}"\r\n` +
        `Content-Type: ${contentType}\r\n` +
        'Content-Transfer-Encoding: binary\r\n\r\n',
    ),
    Buffer.from(body),
    Buffer.from('\r\n'),
  ])
  const body = Buffer.concat([...written, Buffer.from(`--${boundary}--\r\n`)])
  return { body, contentType: `multipart/form-data; boundary=${boundary}` }
}
