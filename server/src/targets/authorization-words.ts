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
  /** Where the portal is named, if it is one that this installation may run itself. */
  setting: string
}

type Outcomes = 'connected' | 'notGranted' | 'notAccepted' | 'unavailable' | 'absent'

/** How the way to a portal may end. A link that leads nowhere tells neither portal nor agency. */
export type WayOutcome = Outcomes | 'usedUp'

export const wordsIn: Record<Language, Record<Outcomes, (way: Way) => PageWords> & { usedUp: () => PageWords }> = {
  en: {
    connected: ({ portal, agency }) => ({
      title: 'Connected',
      words: `${agency} is now connected with ${portal}. Properties can be published there.`,
      next: 'You can close this page and go on in your application.',
    }),
    notGranted: ({ portal, agency }) => ({
      title: 'Not connected',
      words: `${agency} got no access to ${portal}: it was not allowed there.`,
      next: 'If you want to allow it after all, go the same way again. Otherwise, you can close this page.',
      again: 'Try again',
    }),
    notAccepted: ({ portal, agency }) => ({
      title: 'Not connected',
      words: `${portal} does not accept the API key with which ${agency} asks for access.`,
      next: 'Please tell whoever sent you this link: the key and its secret must be put right. The same link works again then.',
      again: 'Try again',
    }),
    unavailable: ({ portal, agency }) => ({
      title: 'Not connected yet',
      words: `${portal} has not answered, or you have begun anew in another window. Nothing is decided, and nothing has changed for ${agency}.`,
      next: 'Please try the same link again in a few minutes.',
      again: 'Try again',
    }),
    absent: ({ portal, agency, setting }) => ({
      title: 'Not connected',
      words: `${agency} cannot be connected with ${portal}, which is for trying things.`,
      next: `No sandbox runs here: whoever runs this service names it in RUN, or says in ${setting} where one runs.`,
    }),
    usedUp: () => ({
      title: 'This link is used up',
      words: 'It has led to the portal before, was replaced by another one, or never was one.',
      next: 'Whether access was granted is shown in the application that you have the link from. There, you also get a new one.',
    }),
  },
  de: {
    connected: ({ portal, agency }) => ({
      title: 'Verbunden',
      words: `${agency} ist jetzt mit ${portal} verbunden. Objekte können dort veröffentlicht werden.`,
      next: 'Sie können diese Seite schließen und in Ihrem Programm weiterarbeiten.',
    }),
    notGranted: ({ portal, agency }) => ({
      title: 'Nicht verbunden',
      words: `${agency} hat keinen Zugriff auf ${portal} bekommen: Er wurde dort nicht erlaubt.`,
      next: 'Wenn Sie ihn doch erlauben möchten, versuchen Sie es noch einmal. Sonst können Sie diese Seite schließen.',
      again: 'Noch einmal versuchen',
    }),
    notAccepted: ({ portal, agency }) => ({
      title: 'Nicht verbunden',
      words: `${portal} nimmt den API-Schlüssel nicht an, mit dem ${agency} um Zugriff bittet.`,
      next: 'Bitte sagen Sie es der Stelle, von der Sie diesen Link haben: Schlüssel und Geheimnis müssen berichtigt werden. Danach gilt derselbe Link wieder.',
      again: 'Noch einmal versuchen',
    }),
    unavailable: ({ portal, agency }) => ({
      title: 'Noch nicht verbunden',
      words: `${portal} hat nicht geantwortet, oder Sie haben in einem anderen Fenster neu begonnen. Entschieden ist noch nichts, und für ${agency} hat sich nichts geändert.`,
      next: 'Bitte versuchen Sie denselben Link in ein paar Minuten noch einmal.',
      again: 'Noch einmal versuchen',
    }),
    absent: ({ portal, agency, setting }) => ({
      title: 'Nicht verbunden',
      words: `${agency} kann nicht mit ${portal} verbunden werden, dem Portal zum Ausprobieren.`,
      next: `Hier läuft keine Sandbox: Wer diesen Dienst betreibt, nennt sie in RUN oder sagt in ${setting}, wo eine läuft.`,
    }),
    usedUp: () => ({
      title: 'Dieser Link gilt nicht mehr',
      words: 'Er hat schon einmal zum Portal geführt, wurde durch einen anderen ersetzt, oder es gab ihn nie.',
      next: 'Ob der Zugriff erlaubt ist, sehen Sie in dem Programm, aus dem Sie den Link haben. Dort bekommen Sie auch einen neuen.',
    }),
  },
}
