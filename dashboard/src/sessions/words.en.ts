import type { SameWords } from '../words/same-words.ts'
import type { sessionsDe } from './words.de.ts'

export const sessionsEn: SameWords<typeof sessionsDe> = {
  sessions: {
    accept: 'Accept invitation',
    agency: 'Name of the agency',
    apiKey: 'API key',
    askForLink: 'Open the link again as you were given it, or ask for a new one.',
    backToSignIn: 'Back to signing in',
    begin: 'Begin',
    createAccount: 'Create account',
    email: 'E-mail address',
    endsAccessTo: (account) =>
      `There is access to ${account} with this address already, which was never confirmed. It ends when you accept.`,
    firstKey:
      'Your account is ready. This key opens the API to your software. It is shown only now: keep it where it is needed.',
    forgotten: 'Forgotten password',
    invitation: 'Invitation',
    invitedTo: (account) => `Invitation to ${account}`,
    linkIncomplete: 'Please open the whole link once more.',
    linkUsed: 'This link is no longer good.',
    linkUsedText: 'It was used already, or is too old. If you have an account, please sign in.',
    mailSent: 'Please look into your mailbox.',
    mailSentText: 'A mail with a link will be there in a moment. If not, please check the address and the spam folder.',
    newPassword: 'New password',
    password: 'Password',
    passwordRule: 'At least 10 characters.',
    savePassword: 'Save password',
    sendLink: 'Send link',
    setUpTitle: 'Set up Aushang',
    setUpWhere:
      'The service prints a link when it starts, which is good for a day. Whoever opens it creates the first account.',
    signIn: 'Sign in',
    signInTitle: 'Sign in',
    signUp: 'Create an account',
    signInFirst: 'Please sign in. The page that you asked for opens then.',
    tryIt: 'To try it',
    welcome: (name) => `Welcome, ${name}`,
    yourName: 'Your name',
  },
}
