import { defineSentence } from './define-sentence.ts'

/**
 * What an agent reads: problems, warnings, failures and notes. It calls a field by its name, says what to do, and knows no
 * members and no status numbers.
 */
export const agentSentences = {
  attachmentNotFound: defineSentence<{ number: number; url: string }>({
    examples: [{ number: 3, url: 'https://example.org/pictures/3.jpg' }],
    en: ({ number, url }, say) =>
      `Attachment ${say.number(number)} was not found at ${url}. Check the address, or upload the file.`,
    de: ({ number, url }, say) =>
      `Anhang ${say.number(number)} wurde unter ${url} nicht gefunden. Prüfen Sie die Adresse oder laden Sie die Datei hoch.`,
  }),
}
