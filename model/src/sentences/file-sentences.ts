import type { FailureCode } from '../failure-codes.ts'
import { defineSentence, type Language } from './define-sentence.ts'

/** Why a file that was sent cannot be an attachment. */
const unusableFiles: Partial<Record<FailureCode, Record<Language, string>>> = {
  attachment_empty: { en: 'The file is empty.', de: 'Die Datei ist leer.' },
  attachment_too_large: { en: 'The file is larger than 16 MB.', de: 'Die Datei ist größer als 16 MB.' },
  attachment_too_many_pixels: {
    en: 'The picture has too many pixels; send a smaller one.',
    de: 'Das Bild hat zu viele Pixel; senden Sie ein kleineres.',
  },
  attachment_too_many_frames: {
    en: 'The animation has too many frames; send a still picture.',
    de: 'Die Animation hat zu viele Einzelbilder; senden Sie ein Standbild.',
  },
  attachment_too_complex: {
    en: 'The file takes too long, or too much memory, to be read; send a simpler one.',
    de: 'Die Datei zu lesen dauert zu lange oder braucht zu viel Speicher; senden Sie eine einfachere.',
  },
  attachment_is_web_page: {
    en: 'The file is a web page, no picture or PDF.',
    de: 'Die Datei ist eine Webseite, kein Bild und kein PDF.',
  },
  attachment_unsupported: {
    en: 'The file is no picture (JPEG, PNG, WebP, HEIC, AVIF, GIF, TIFF) and no PDF without active content.',
    de: 'Die Datei ist kein Bild (JPEG, PNG, WebP, HEIC, AVIF, GIF, TIFF) und kein PDF ohne aktive Inhalte.',
  },
  attachment_polyglot: {
    en: 'The file is of two kinds at once; send one that is a picture or a PDF and nothing else.',
    de: 'Die Datei ist zweierlei zugleich; senden Sie eine, die nur Bild oder nur PDF ist.',
  },
  attachment_corrupt: { en: 'The file is cut off or damaged.', de: 'Die Datei ist abgeschnitten oder beschädigt.' },
  attachment_encrypted: {
    en: 'The PDF is encrypted; send one that anybody can open.',
    de: 'Das PDF ist verschlüsselt; senden Sie eines, das sich von allen öffnen lässt.',
  },
}

export const fileSentences = {
  fileUnusable: defineSentence<{ code: FailureCode }>({
    examples: [
      { code: 'attachment_corrupt' },
      ...(Object.keys(unusableFiles) as FailureCode[]).map((code) => ({ code })),
      { code: 'attachment_not_found' },
    ],
    en: ({ code }) => unusableFiles[code]?.en ?? 'The file cannot be used.',
    de: ({ code }) => unusableFiles[code]?.de ?? 'Die Datei lässt sich nicht verwenden.',
  }),
}
