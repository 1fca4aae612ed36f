import { defineSentence } from './define-sentence.ts'

const rolesInEnglish = { owner: 'owners', member: 'owners and members', reader: 'people of the account' }
const rolesInGerman = {
  owner: 'Inhaber des Kontos',
  member: 'Inhaber und Mitglieder des Kontos',
  reader: 'Personen dieses Kontos',
}

/** What is said about signing in, the people of an account and their invitations. */
export const peopleSentences = {
  signedOut: defineSentence({
    en: 'You are signed out; please sign in again.',
    de: 'Sie sind abgemeldet; bitte melden Sie sich neu an.',
  }),
  wrongCredentials: defineSentence({
    en: 'The e-mail address or the password is wrong.',
    de: 'Die E-Mail-Adresse oder das Passwort stimmt nicht.',
  }),
  roleTooLow: defineSentence<{ least: keyof typeof rolesInEnglish }>({
    examples: [{ least: 'owner' }, { least: 'member' }, { least: 'reader' }],
    en: ({ least }) => `Only ${rolesInEnglish[least]} may do this.`,
    de: ({ least }) => `Das dürfen nur ${rolesInGerman[least]}.`,
  }),
  sessionNeeded: defineSentence({
    en: 'This is about the person who has signed in; an API key belongs to nobody.',
    de: 'Das geht nur mit einer Anmeldung; ein API-Schlüssel gehört zu keiner Person.',
  }),
  otherSite: defineSentence({
    en: 'This must be asked from a page of this installation.',
    de: 'Das geht nur von einer Seite dieser Installation aus.',
  }),
  signUpClosed: defineSentence({
    en: 'This installation is open by invitation only.',
    de: 'Zugang zu dieser Installation gibt es nur auf Einladung.',
  }),
  signInBusy: defineSentence({
    en: 'Too many people are signing in right now; try again in a moment.',
    de: 'Gerade melden sich zu viele Personen an; versuchen Sie es gleich noch einmal.',
  }),
  linkNotGood: defineSentence({
    en: 'This link has been used already, has expired, or was never valid.',
    de: 'Dieser Link wurde schon benutzt, ist abgelaufen oder war nie gültig.',
  }),
  emailTaken: defineSentence({
    en: 'Somebody has this e-mail address already; sign in with it.',
    de: 'Diese E-Mail-Adresse ist schon vergeben; melden Sie sich damit an.',
  }),
  alreadyInAccount: defineSentence({
    en: 'This person belongs to the account already.',
    de: 'Diese Person gehört schon zum Konto.',
  }),
  lastOwner: defineSentence({
    en: 'This is the last owner of the account; make somebody else an owner first.',
    de: 'Das ist der letzte Inhaber des Kontos; machen Sie zuerst jemand anderen zum Inhaber.',
  }),
  noOutgoingMail: defineSentence({
    en: 'This installation sends no mails; whoever runs it can give you a link.',
    de: 'Diese Installation verschickt keine E-Mails; wer sie betreibt, kann Ihnen einen Link geben.',
  }),
  tooManyInvitations: defineSentence<{ max: number }>({
    examples: [{ max: 100 }],
    en: ({ max }) => `There are ${max} open invitations; delete some of them first.`,
    de: ({ max }) => `Es gibt schon ${max} offene Einladungen; löschen Sie zuerst einige davon.`,
  }),
  tooManyPasswordsTried: defineSentence<{ seconds: number }>({
    examples: [{ seconds: 90 }],
    en: ({ seconds }, say) => `Too many passwords were tried; try again in ${say.duration(seconds)}.`,
    de: ({ seconds }, say) => `Es wurden zu viele Passwörter ausprobiert; weiter geht es in ${say.duration(seconds)}.`,
  }),
  tooManyMailsAskedFor: defineSentence<{ seconds: number }>({
    examples: [{ seconds: 300 }],
    en: ({ seconds }, say) => `Too many mails were asked for; try again in ${say.duration(seconds)}.`,
    de: ({ seconds }, say) => `Es wurden zu viele E-Mails angefordert; weiter geht es in ${say.duration(seconds)}.`,
  }),
  tooManyInvited: defineSentence<{ seconds: number }>({
    examples: [{ seconds: 3_600 }],
    en: ({ seconds }, say) => `Too many people were invited; try again in ${say.duration(seconds)}.`,
    de: ({ seconds }, say) => `Es wurden zu viele Personen eingeladen; weiter geht es in ${say.duration(seconds)}.`,
  }),
  currentPasswordMissing: defineSentence({
    en: 'currentPassword is missing; a new password needs it.',
    de: 'currentPassword fehlt; ohne das bisherige gibt es kein neues Passwort.',
  }),
  currentPasswordWrong: defineSentence({
    en: 'currentPassword is wrong.',
    de: 'currentPassword ist falsch.',
  }),
  passwordIsEmail: defineSentence({
    en: 'password must not be the e-mail address.',
    de: 'password darf nicht die E-Mail-Adresse sein.',
  }),
  emailOfLink: defineSentence({
    en: 'email must be the address of the mail.',
    de: 'email muss die Adresse sein, an die der Link ging.',
  }),
}
