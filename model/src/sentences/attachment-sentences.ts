import { defineSentence } from './define-sentence.ts'

/** Why the file of an attachment is not taken, or cannot be had. */
export const attachmentSentences = {
  attachmentFailed: defineSentence<{ number: number; name: string }>({
    examples: [{ number: 3, name: 'kueche.jpg' }],
    en: ({ number, name }, say) => `Attachment ${say.number(number)} (${name}) cannot be used.`,
    de: ({ number, name }, say) => `Anhang ${say.number(number)} (${name}) lässt sich nicht verwenden.`,
  }),
  moreAttachmentsFailed: defineSentence<{ count: number }>({
    examples: [{ count: 3 }, { count: 1 }],
    en: ({ count }, say) =>
      count === 1 ? 'One more attachment cannot be used.' : `${say.number(count)} more attachments cannot be used.`,
    de: ({ count }, say) =>
      count === 1
        ? 'Ein weiterer Anhang lässt sich nicht verwenden.'
        : `${say.number(count)} weitere Anhänge lassen sich nicht verwenden.`,
  }),
  advertGoesWithoutIt: defineSentence({
    en: 'The advert is shown without this attachment.',
    de: 'Die Anzeige erscheint ohne diesen Anhang.',
  }),
  sourceNotFound: defineSentence({
    en: 'There is no file at its address (any more). Check the address, or upload the file.',
    de: 'Unter der Adresse liegt keine Datei (mehr). Prüfen Sie die Adresse oder laden Sie die Datei hoch.',
  }),
  uploadNotFound: defineSentence({
    en: 'The uploaded file is not there any more. Please upload it again.',
    de: 'Die hochgeladene Datei gibt es nicht mehr. Bitte laden Sie sie noch einmal hoch.',
  }),
  sourceForbidden: defineSentence({
    en: 'Its address does not give us the file. Release it there, or upload the file.',
    de: 'Die Adresse gibt uns die Datei nicht heraus. Geben Sie sie dort frei oder laden Sie die Datei hoch.',
  }),
  sourceFailed: defineSentence({
    en: 'The server at its address has a fault at the moment. If that goes on, upload the file.',
    de: 'Der Server unter der Adresse hat zurzeit eine Störung. Bleibt es dabei, laden Sie die Datei hoch.',
  }),
  sourceBlocked: defineSentence({
    en: 'We must not call its address: it has to be public, and to begin with https. Give another one, or upload the file.',
    de: 'Diese Adresse dürfen wir nicht aufrufen: Sie muss öffentlich sein und mit https beginnen. Geben Sie eine andere an oder laden Sie die Datei hoch.',
  }),
  sourceRedirects: defineSentence({
    en: 'Its address leads on to others, and to no file. Give the address of the file itself.',
    de: 'Die Adresse leitet immer weiter und führt zu keiner Datei. Geben Sie die Adresse der Datei selbst an.',
  }),
  sourceHostUnknown: defineSentence({
    en: 'The server in its address does not exist. Check the address, or upload the file.',
    de: 'Den Server in der Adresse gibt es nicht. Prüfen Sie die Adresse oder laden Sie die Datei hoch.',
  }),
  sourceUnreachable: defineSentence({
    en: 'The server in its address does not answer. If that goes on, upload the file.',
    de: 'Der Server in der Adresse antwortet nicht. Bleibt es dabei, laden Sie die Datei hoch.',
  }),
  sourceIncomplete: defineSentence({
    en: 'The file has not come whole. If that goes on, upload it.',
    de: 'Die Datei ist nicht vollständig angekommen. Bleibt es dabei, laden Sie sie hoch.',
  }),
  fileEmpty: defineSentence({
    en: 'The file is empty. Please choose another one.',
    de: 'Die Datei ist leer. Bitte wählen Sie eine andere.',
  }),
  attachmentTooLarge: defineSentence<{ bytesMax: number }>({
    examples: [{ bytesMax: 16 * 1024 * 1024 }],
    en: ({ bytesMax }, say) => `The file is larger than ${say.bytes(bytesMax)}. Please choose a smaller one.`,
    de: ({ bytesMax }, say) => `Die Datei ist größer als ${say.bytes(bytesMax)}. Bitte wählen Sie eine kleinere.`,
  }),
  fileIsWebPage: defineSentence({
    en: 'This is a web page, and no picture or PDF. Please give the file itself.',
    de: 'Das ist eine Internetseite, kein Bild oder PDF. Bitte geben Sie die Datei selbst an.',
  }),
  fileUnsupported: defineSentence({
    en: 'The file is none of JPEG, PNG, WebP, HEIC, AVIF, GIF, TIFF and PDF, whatever it is called. Please choose such a one.',
    de: 'Die Datei ist weder ein Bild (JPEG, PNG, WebP, HEIC, AVIF, GIF, TIFF) noch ein PDF. Bitte wählen Sie eine andere.',
  }),
  fileIsSomethingElse: defineSentence({
    en: 'The file is something else than it claims to be. Please choose another one.',
    de: 'Die Datei ist etwas anderes, als sie vorgibt. Bitte wählen Sie eine andere.',
  }),
  fileHasSecondKind: defineSentence<{ kind: 'archive' | 'pdf' | 'page' }>({
    examples: [{ kind: 'archive' }, { kind: 'pdf' }, { kind: 'page' }],
    en: ({ kind }) => `The file is ${secondKinds[kind].en} besides. Save it anew as a plain picture or PDF.`,
    de: ({ kind }) =>
      `Die Datei ist zugleich ${secondKinds[kind].de}. Speichern Sie sie neu, als reines Bild oder PDF.`,
  }),
  pictureDamaged: defineSentence({
    en: 'The picture is damaged or cut off. Please save it anew, or choose another one.',
    de: 'Das Bild ist beschädigt oder abgeschnitten. Bitte speichern Sie es neu oder wählen Sie ein anderes.',
  }),
  pdfDamaged: defineSentence({
    en: 'The PDF is damaged, cut off, or has no page. Please save it anew.',
    de: 'Das PDF ist beschädigt, abgeschnitten oder ohne Seite. Bitte speichern Sie es neu.',
  }),
  pictureTooLarge: defineSentence<{ megapixels: number; megapixelsMax: number; inFrames: boolean }>({
    examples: [
      { megapixels: 64, megapixelsMax: 50, inFrames: false },
      { megapixels: 64, megapixelsMax: 50, inFrames: true },
    ],
    en: ({ megapixels, megapixelsMax, inFrames }, say) =>
      `The picture has ${say.number(megapixels)} million pixels${inFrames ? ' in all its frames' : ''}; ${say.number(megapixelsMax)} million is the most. Please make it smaller.`,
    de: ({ megapixels, megapixelsMax, inFrames }, say) =>
      `Das Bild hat ${inFrames ? 'in allen Einzelbildern zusammen ' : ''}${say.number(megapixels)} Millionen Bildpunkte, höchstens ${say.number(megapixelsMax)} Millionen sind möglich. Bitte verkleinern Sie es.`,
  }),
  pictureHasTooManyFrames: defineSentence<{ frames: number; framesMax: number }>({
    examples: [{ frames: 240, framesMax: 100 }],
    en: ({ frames, framesMax }, say) =>
      `The animation has ${say.number(frames)} frames; ${say.number(framesMax)} is the most. Please choose a still picture.`,
    de: ({ frames, framesMax }, say) =>
      `Die Animation hat ${say.number(frames)} Einzelbilder, höchstens ${say.number(framesMax)} sind möglich. Bitte wählen Sie ein Standbild.`,
  }),
  fileTooComplex: defineSentence({
    en: 'The file takes too long to read, or too much memory. Please save it in a simpler form.',
    de: 'Die Datei zu lesen dauert zu lange oder braucht zu viel Speicher. Bitte speichern Sie sie in einfacherer Form.',
  }),
  pdfEncrypted: defineSentence({
    en: 'The PDF is protected. Please choose one that anybody can open.',
    de: 'Das PDF ist geschützt. Bitte wählen Sie eines, das jeder öffnen kann.',
  }),
  pdfIsActive: defineSentence<{ content: ActiveContent }>({
    examples: [
      { content: 'script' },
      { content: 'media' },
      { content: 'form' },
      { content: 'program' },
      { content: 'command' },
      { content: 'file' },
      { content: 'packed' },
    ],
    en: ({ content }) =>
      `The PDF contains ${activeContents[content].en}. Send one that can only be looked at, such as by printing it to a PDF.`,
    de: ({ content }) =>
      `Das PDF enthält ${activeContents[content].de}. Nehmen Sie eines, das man nur ansehen kann; drucken Sie es zum Beispiel als PDF.`,
  }),
}

/** What a PDF would do, or bring along, besides being looked at. */
export type ActiveContent = 'script' | 'media' | 'form' | 'program' | 'command' | 'file' | 'packed'

/** What a picture or a PDF is besides. */
export type SecondKind = 'archive' | 'pdf' | 'page'

const secondKinds: Record<SecondKind, { en: string; de: string }> = {
  archive: { en: 'a ZIP archive', de: 'ein ZIP-Archiv' },
  pdf: { en: 'a PDF', de: 'ein PDF' },
  page: { en: 'a web page or a program', de: 'eine Internetseite oder ein Programm' },
}

const activeContents: Record<ActiveContent, { en: string; de: string }> = {
  script: { en: 'a script', de: 'ein Skript' },
  media: { en: 'a film or sound that may run a script', de: 'einen Film oder Ton, der ein Skript starten kann' },
  form: { en: 'a form with scripts', de: 'ein Formular mit Skripten' },
  program: { en: 'a film or a program', de: 'einen Film oder ein Programm' },
  command: { en: 'a command that starts a program', de: 'einen Befehl, der ein Programm startet' },
  file: { en: 'another file', de: 'eine weitere Datei' },
  packed: { en: 'parts that cannot be checked', de: 'Teile, die sich nicht prüfen lassen' },
}
