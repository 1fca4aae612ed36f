import type { Language } from '@aushang/model'

/** What a person is told who comes back from a portal, or never got there. */
export interface PageWords {
  title: string
  words: string
  /** What to do now. */
  next: string
  /** What the button says that leads the same way again, where that helps. */
  again?: string
}

/** Whose way it is: the portal as people call it, and the account. */
export interface Way {
  portal: string
  agency: string
}

type Outcomes = 'connected' | 'notGranted' | 'notAccepted' | 'otherTry' | 'unavailable' | 'absent'

/** How the way to a portal may end. A link that leads nowhere tells neither portal nor agency. */
export type WayOutcome = Outcomes | 'usedUp'

export const wordsIn: Record<Language, Record<Outcomes, (way: Way) => PageWords> & { usedUp: () => PageWords }> = {
  en: {
    connected: ({ portal, agency }) => ({
      title: 'Connected',
      words: `${agency} is now connected with ${portal}. From now on, you can publish your properties there.`,
      next: 'You can close this page and go on in your application.',
    }),
    notGranted: ({ portal, agency }) => ({
      title: 'Not connected',
      words: `Access to ${portal} was not allowed there, so ${agency} is not connected.`,
      next: 'If you want to allow it after all, try again. Otherwise, you can close this page.',
      again: 'Try again',
    }),
    notAccepted: ({ portal, agency }) => ({
      title: 'Not connected',
      words: `${portal} does not accept the API key with which ${agency} asks for access.`,
      next: 'Please tell whoever sent you this link: the key or its secret is wrong. Once both are corrected, the same link works again.',
      again: 'Try again',
    }),
    otherTry: ({ portal, agency }) => ({
      title: 'Not connected yet',
      words: `This page belongs to another try to connect ${agency} with ${portal} than the last one: perhaps you started again in another window. Nothing has changed.`,
      next: 'Please go on in the other window. If there is none, start again here.',
      again: 'Start again',
    }),
    unavailable: ({ portal, agency }) => ({
      title: 'Not connected yet',
      words: `${portal} has not answered. Nothing is decided yet, and nothing has changed for ${agency}.`,
      next: 'Please try the same link again in a few minutes.',
      again: 'Try again',
    }),
    absent: ({ portal, agency }) => ({
      title: 'Not connected',
      words: `${agency} cannot be connected with ${portal}.`,
      next: 'There is no test portal here. Whoever runs this service can switch it on.',
    }),
    usedUp: () => ({
      title: 'This link has expired',
      words: 'It has already led to the portal, was replaced by another one, or was never valid.',
      next: 'The application that gave you the link shows whether access was granted. You can get a new link there, too.',
    }),
  },
  de: {
    connected: ({ portal, agency }) => ({
      title: 'Verbunden',
      words: `${agency} ist jetzt mit ${portal} verbunden. Ab jetzt können Sie Ihre Objekte dort veröffentlichen.`,
      next: 'Sie können diese Seite schließen und in Ihrem Programm weiterarbeiten.',
    }),
    notGranted: ({ portal, agency }) => ({
      title: 'Nicht verbunden',
      words: `Der Zugriff auf ${portal} wurde dort nicht erlaubt. ${agency} ist deshalb nicht verbunden.`,
      next: 'Wenn Sie ihn doch erlauben möchten, versuchen Sie es noch einmal. Sonst können Sie diese Seite schließen.',
      again: 'Noch einmal versuchen',
    }),
    notAccepted: ({ portal, agency }) => ({
      title: 'Nicht verbunden',
      words: `${portal} nimmt den API-Schlüssel nicht an, mit dem ${agency} um Zugriff bittet.`,
      next: 'Bitte geben Sie denen Bescheid, von denen Sie diesen Link haben: Schlüssel oder Geheimnis stimmen nicht. Sobald beide berichtigt sind, gilt derselbe Link wieder.',
      again: 'Noch einmal versuchen',
    }),
    otherTry: ({ portal, agency }) => ({
      title: 'Noch nicht verbunden',
      words: `Diese Seite gehört zu einem anderen Versuch, ${agency} mit ${portal} zu verbinden, als dem letzten: Vielleicht haben Sie in einem anderen Fenster neu begonnen. Geändert hat sich nichts.`,
      next: 'Bitte machen Sie in dem anderen Fenster weiter. Wenn es keines gibt, beginnen Sie hier neu.',
      again: 'Neu beginnen',
    }),
    unavailable: ({ portal, agency }) => ({
      title: 'Noch nicht verbunden',
      words: `${portal} hat nicht geantwortet. Entschieden ist noch nichts, und für ${agency} hat sich nichts geändert.`,
      next: 'Bitte versuchen Sie denselben Link in ein paar Minuten noch einmal.',
      again: 'Noch einmal versuchen',
    }),
    absent: ({ portal, agency }) => ({
      title: 'Nicht verbunden',
      words: `${agency} lässt sich nicht mit ${portal} verbinden.`,
      next: 'Ein Testportal gibt es hier nicht. Wer diesen Dienst betreibt, kann es einschalten.',
    }),
    usedUp: () => ({
      title: 'Dieser Link gilt nicht mehr',
      words: 'Er hat schon einmal zum Portal geführt, wurde durch einen anderen ersetzt oder war nie gültig.',
      next: 'Ob der Zugriff erlaubt ist, sehen Sie in dem Programm, aus dem Sie den Link haben. Dort bekommen Sie auch einen neuen.',
    }),
  },
}
