import { defineSentence } from './define-sentence.ts'

/** Why somebody who signs in, or wants to, is refused. Whoever reads it is a person at the dashboard, or a developer. */
export const personSentences = {
  sessionEnded: defineSentence({
    en: 'You are signed out; please sign in again.',
    de: 'Sie sind abgemeldet. Bitte melden Sie sich wieder an.',
  }),
  wrongCredentials: defineSentence({
    en: 'The e-mail address or the password is wrong.',
    de: 'Die E-Mail-Adresse oder das Passwort stimmt nicht.',
  }),
  otherSite: defineSentence({
    en: 'This must be asked from a page of this installation.',
    de: 'Das geht nur von einer Seite dieser Installation aus.',
  }),
  roleTooLow: defineSentence<{ least: 'owner' | 'member' | 'reader' }>({
    examples: [{ least: 'owner' }, { least: 'member' }, { least: 'reader' }],
    en: ({ least }) =>
      `Only ${{ owner: 'owners', member: 'owners and members', reader: 'people' }[least]} of the account may do this.`,
    de: ({ least }) =>
      `Das dürfen nur ${{ owner: 'Inhaber', member: 'Inhaber und Mitglieder', reader: 'Personen' }[least]} des Kontos.`,
  }),
  sessionNeeded: defineSentence({
    en: 'This is about the person who has signed in; an API key is nobody’s.',
    de: 'Hier geht es um die angemeldete Person; ein API-Schlüssel gehört niemandem.',
  }),
  signUpClosed: defineSentence({
    en: 'People come to this installation by invitation only.',
    de: 'Zu dieser Installation kommt man nur auf Einladung.',
  }),
  linkNotGood: defineSentence({
    en: 'This link was used already, is too old, or never was.',
    de: 'Dieser Link wurde schon benutzt, ist zu alt oder stimmt nicht.',
  }),
  emailTaken: defineSentence({
    en: 'Somebody has this e-mail address already; sign in with it.',
    de: 'Diese E-Mail-Adresse ist schon vergeben. Melden Sie sich damit an.',
  }),
  personIsHere: defineSentence({
    en: 'This person belongs to the account already.',
    de: 'Diese Person gehört schon zum Konto.',
  }),
  lastOwner: defineSentence({
    en: 'This is the last owner of the account; make somebody else an owner first.',
    de: 'Das ist der letzte Inhaber des Kontos. Machen Sie zuerst jemand anderen zum Inhaber.',
  }),
  noOutgoingMail: defineSentence({
    en: 'This installation sends no mails; whoever runs it can give you a link.',
    de: 'Diese Installation verschickt keine E-Mails. Wer sie betreibt, kann Ihnen einen Link geben.',
  }),
  tooManyInvitations: defineSentence<{ max: number }>({
    examples: [{ max: 100 }],
    en: ({ max }) => `There are ${max} open invitations; delete some of them first.`,
    de: ({ max }) => `Es gibt ${max} offene Einladungen. Löschen Sie zuerst einige davon.`,
  }),
  tooManySignIns: defineSentence({
    en: 'Too many people sign in right now; try again in a moment.',
    de: 'Gerade melden sich zu viele an. Versuchen Sie es gleich noch einmal.',
  }),
  tooManyPasswords: defineSentence<{ seconds: number }>({
    examples: [{ seconds: 30 }],
    en: ({ seconds }, say) => `Too many passwords were tried; go on in ${say.duration(seconds)}.`,
    de: ({ seconds }, say) => `Es wurden zu viele Passwörter probiert. Weiter geht es in ${say.duration(seconds)}.`,
  }),
  tooManyMailsAskedFor: defineSentence<{ seconds: number }>({
    examples: [{ seconds: 30 }],
    en: ({ seconds }, say) => `Too many mails were asked for; go on in ${say.duration(seconds)}.`,
    de: ({ seconds }, say) => `Es wurden zu viele E-Mails angefordert. Weiter geht es in ${say.duration(seconds)}.`,
  }),
  tooManyPeopleInvited: defineSentence<{ seconds: number }>({
    examples: [{ seconds: 30 }],
    en: ({ seconds }, say) => `Too many people were invited; go on in ${say.duration(seconds)}.`,
    de: ({ seconds }, say) => `Es wurden zu viele Personen eingeladen. Weiter geht es in ${say.duration(seconds)}.`,
  }),
  currentPasswordMissing: defineSentence({
    en: 'currentPassword is missing; a new password needs it.',
    de: 'currentPassword fehlt; für ein neues Passwort wird das bisherige gebraucht.',
  }),
  currentPasswordWrong: defineSentence({
    en: 'currentPassword is not the password.',
    de: 'currentPassword ist nicht das bisherige Passwort.',
  }),
  passwordIsEmail: defineSentence({
    en: 'password must not be the e-mail address.',
    de: 'password darf nicht die E-Mail-Adresse sein.',
  }),
  emailMustBeOfMail: defineSentence({
    en: 'email must be the address that the mail with the link went to.',
    de: 'email muss die Adresse sein, an die die E-Mail mit dem Link ging.',
  }),
}
