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
    en: 'The advert appears without this attachment.',
    de: 'Das Inserat erscheint ohne diesen Anhang.',
  }),
  sourceNotFound: defineSentence({
    en: 'No file can be found at its address. Check the address, or upload the file.',
    de: 'Unter der Adresse ist keine Datei zu finden. Prüfen Sie die Adresse oder laden Sie die Datei hoch.',
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
    en: 'The server at its address has technical problems at the moment. If that goes on, upload the file.',
    de: 'Der Server, auf dem die Datei liegt, ist zurzeit gestört. Bleibt es dabei, laden Sie die Datei hoch.',
  }),
  sourceBlocked: defineSentence({
    en: 'We must not call its address: it must be public and begin with https. Give another one, or upload the file.',
    de: 'Diese Adresse dürfen wir nicht aufrufen: Sie muss öffentlich sein und mit https beginnen. Geben Sie eine andere an oder laden Sie die Datei hoch.',
  }),
  sourceRedirects: defineSentence({
    en: 'Its address leads only to other addresses, not to a file. Give the address of the file itself.',
    de: 'Die Adresse leitet immer nur weiter und führt zu keiner Datei. Geben Sie die Adresse der Datei selbst an.',
  }),
  sourceHostUnknown: defineSentence({
    en: 'The server in its address does not exist. Check the address, or upload the file.',
    de: 'Den Server in der Adresse gibt es nicht. Prüfen Sie die Adresse oder laden Sie die Datei hoch.',
  }),
  sourceUnreachable: defineSentence({
    en: 'The server in its address does not answer. If that goes on, upload the file.',
    de: 'Der Server, auf dem die Datei liegt, antwortet nicht. Bleibt es dabei, laden Sie die Datei hoch.',
  }),
  sourceNotReadYet: defineSentence({
    en: 'It has not been fetched yet, because others take long. It is added as soon as it is there.',
    de: 'Sie ist noch nicht abgerufen, weil andere lange brauchen. Sie kommt hinzu, sobald sie da ist.',
  }),
  sourceIncomplete: defineSentence({
    en: 'The file did not arrive completely. If that goes on, upload it.',
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
  accountStorageFull: defineSentence<{ usedBytes: number; bytesMax: number }>({
    examples: [{ usedBytes: 20_480 * 1024 * 1024, bytesMax: 20_480 * 1024 * 1024 }],
    en: ({ usedBytes, bytesMax }, say) =>
      `There is no room for the file: your account has stored ${say.bytes(usedBytes)} of ${say.bytes(bytesMax)}. Please delete pictures or properties that you no longer need; their room is free after a day.`,
    de: ({ usedBytes, bytesMax }, say) =>
      `Für die Datei ist kein Platz mehr: Ihr Konto hat ${say.bytes(usedBytes)} von ${say.bytes(bytesMax)} belegt. Bitte löschen Sie Bilder oder Objekte, die Sie nicht mehr brauchen; ihr Platz ist nach einem Tag frei.`,
  }),
  fileIsWebPage: defineSentence({
    en: 'This is a web page, not a picture or a PDF. Please give the file itself, not the page that shows it.',
    de: 'Das ist eine Internetseite, kein Bild und kein PDF. Bitte geben Sie die Datei selbst an, nicht die Seite, die sie zeigt.',
  }),
  fileUnsupported: defineSentence({
    en: 'The file is neither a picture (JPEG, PNG, WebP, HEIC, AVIF, GIF, TIFF) nor a PDF. Please choose another one.',
    de: 'Die Datei ist weder ein Bild (JPEG, PNG, WebP, HEIC, AVIF, GIF, TIFF) noch ein PDF. Bitte wählen Sie eine andere.',
  }),
  fileIsSomethingElse: defineSentence({
    en: 'The file is not what it claims to be. Please choose another one.',
    de: 'Die Datei ist etwas anderes, als sie vorgibt. Bitte wählen Sie eine andere.',
  }),
  fileHasSecondKind: defineSentence<{ kind: 'archive' | 'pdf' | 'page' }>({
    examples: [{ kind: 'archive' }, { kind: 'pdf' }, { kind: 'page' }],
    en: ({ kind }) => `The file is also ${secondKinds[kind].en}. Save it again as a plain picture or PDF.`,
    de: ({ kind }) =>
      `Die Datei ist zugleich ${secondKinds[kind].de}. Speichern Sie sie noch einmal, als reines Bild oder PDF.`,
  }),
  pictureDamaged: defineSentence({
    en: 'The picture is damaged or incomplete. Please save it again, or choose another one.',
    de: 'Das Bild ist beschädigt oder unvollständig. Bitte speichern Sie es neu oder wählen Sie ein anderes.',
  }),
  pdfDamaged: defineSentence({
    en: 'The PDF is damaged, incomplete or empty. Please save it again.',
    de: 'Das PDF ist beschädigt, unvollständig oder leer. Bitte speichern Sie es neu.',
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
    en: 'The file takes too long or too much memory to read. Please save it in a simpler form.',
    de: 'Die Datei ist zu aufwendig zu lesen. Bitte speichern Sie sie in einfacherer Form.',
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
      `The PDF contains ${activeContents[content].en}. Use one that can only be looked at; printing it as a PDF makes one.`,
    de: ({ content }) =>
      `Das PDF enthält ${activeContents[content].de}. Nehmen Sie eines, das man nur ansehen kann; am einfachsten drucken Sie es als PDF.`,
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
