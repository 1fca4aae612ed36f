import type { Lang } from '../../language.ts'

const de = {
  title: 'Zugang und Tokens',
  clients:
    'Damit bekommt eine Anwendung ihr Token. Jede andere Kennung aus Kleinbuchstaben, Ziffern und Bindestrichen ist eine weitere Agentur, mit demselben Geheimnis.',
  tokens: 'Tokens',
  noTokens: 'Bisher gilt kein Token.',
  tokensWords:
    'Ein Token gilt 24 Stunden und ist so lange zu behalten: Mehr als eine Zeile je Agentur heißt, dass eines zu viel geholt wurde.',
  expires: 'Gilt bis',
  action: 'Aktion',
  expire: 'Jetzt ablaufen lassen',
}

const en: typeof de = {
  title: 'Access and tokens',
  clients:
    'By these, an application gets its token. Any other client id of lower-case letters, digits and hyphens is another agency, with the same secret.',
  tokens: 'Tokens',
  noTokens: 'No token is valid so far.',
  tokensWords:
    'A token is good for 24 hours, and is to be kept for as long: more than one line for an agency means that one too many was asked for.',
  expires: 'Valid until',
  action: 'Action',
  expire: 'Let it expire now',
}

export const accessWords: Record<Lang, typeof de> = { de, en }
