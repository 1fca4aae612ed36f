import { badRequest, Refusal } from './refusal.ts'
import type { Format } from './write-document.ts'

/** The format of the body that was sent. */
export function bodyFormat({ contentType, body }: { contentType: string; body: Buffer }): Format {
  if (body.length === 0) throw badRequest('Required request body is missing')
  if (/\bjson\b/i.test(contentType)) return 'json'
  if (/\bxml\b/i.test(contentType)) return 'xml'
  throw new Refusal(415, {
    code: 'ERROR_COMMON_MEDIA_TYPE_UNSUPPORTED',
    text: `The media type [${contentType}] is not supported.`,
  })
}

/** The format to answer in; null if the client wants neither. */
export function wantedFormat(accept = '*/*'): Format | null {
  const wanted = accept
    .split(',')
    .map((range) => {
      const [type = '', ...params] = range.split(';').map((part) => part.trim().toLowerCase())
      return { type, quality: Number(params.find((param) => param.startsWith('q='))?.slice(2) ?? 1) }
    })
    .toSorted((a, b) => b.quality - a.quality)
  for (const { type } of wanted) {
    if (type === 'application/json') return 'json'
    if (['application/xml', 'text/xml', 'application/*', '*/*'].includes(type)) return 'xml'
  }
  return null
}

export function contentTypeOfFormat(format: Format): string {
  return `application/${format};charset=UTF-8`
}
