export const sessionsWords = {
  sessions: {
    accept: { de: 'Einladung annehmen', en: 'Accept invitation' },
    agency: { de: 'Name der Agentur', en: 'Name of the agency' },
    apiKey: { de: 'API-Schlüssel', en: 'API key' },
    askForLink: {
      de: 'Öffnen Sie den Link noch einmal so, wie Sie ihn bekommen haben, oder bitten Sie um einen neuen.',
      en: 'Open the link again as you were given it, or ask for a new one.',
    },
    backToSignIn: { de: 'Zur Anmeldung', en: 'Back to signing in' },
    begin: { de: 'Loslegen', en: 'Begin' },
    createAccount: { de: 'Konto anlegen', en: 'Create account' },
    email: { de: 'E-Mail-Adresse', en: 'E-mail address' },
    endsAccessTo: {
      de: (account: string) =>
        `Mit dieser Adresse gibt es schon einen Zugang zu ${account}, der nie bestätigt wurde. Wenn Sie annehmen, endet er.`,
      en: (account: string) =>
        `There is access to ${account} with this address already, which was never confirmed. It ends when you accept.`,
    },
    firstKey: {
      de: 'Ihr Konto ist angelegt. Mit diesem Schlüssel greift Ihre Software auf die API zu. Er wird nur jetzt angezeigt: Speichern Sie ihn dort, wo er gebraucht wird.',
      en: 'Your account is ready. This key opens the API to your software. It is shown only now: keep it where it is needed.',
    },
    forgotten: { de: 'Passwort vergessen', en: 'Forgotten password' },
    invitation: { de: 'Einladung', en: 'Invitation' },
    invitedTo: {
      de: (account: string) => `Einladung zu ${account}`,
      en: (account: string) => `Invitation to ${account}`,
    },
    linkIncomplete: {
      de: 'Bitte öffnen Sie den ganzen Link noch einmal.',
      en: 'Please open the whole link once more.',
    },
    linkUsed: { de: 'Dieser Link gilt nicht mehr.', en: 'This link is no longer good.' },
    linkUsedText: {
      de: 'Er wurde schon benutzt oder ist zu alt. Wenn Sie ein Konto haben, melden Sie sich an.',
      en: 'It was used already, or is too old. If you have an account, please sign in.',
    },
    mailSent: { de: 'Bitte sehen Sie in Ihrem Postfach nach.', en: 'Please look into your mailbox.' },
    mailSentText: {
      de: 'Dort liegt gleich eine Mail mit einem Link. Wenn nicht, prüfen Sie bitte die Adresse und den Spam-Ordner.',
      en: 'A mail with a link will be there in a moment. If not, please check the address and the spam folder.',
    },
    newPassword: { de: 'Neues Passwort', en: 'New password' },
    password: { de: 'Passwort', en: 'Password' },
    passwordRule: { de: 'Mindestens 10 Zeichen.', en: 'At least 10 characters.' },
    savePassword: { de: 'Passwort speichern', en: 'Save password' },
    sendLink: { de: 'Link schicken', en: 'Send link' },
    setUpTitle: { de: 'Aushang einrichten', en: 'Set up Aushang' },
    setUpWhere: {
      de: 'Der Dienst gibt beim Start einen Link aus, der einen Tag gilt. Wer ihn öffnet, legt das erste Konto an.',
      en: 'The service prints a link when it starts, which is good for a day. Whoever opens it creates the first account.',
    },
    signIn: { de: 'Anmelden', en: 'Sign in' },
    signInTitle: { de: 'Anmelden', en: 'Sign in' },
    signUp: { de: 'Konto anlegen', en: 'Create an account' },
    signInFirst: {
      de: 'Bitte melden Sie sich an. Danach öffnet sich die Seite, zu der Sie wollten.',
      en: 'Please sign in. The page that you asked for opens then.',
    },
    tryIt: { de: 'Zum Ausprobieren', en: 'To try it' },
    welcome: { de: (name: string) => `Willkommen, ${name}`, en: (name: string) => `Welcome, ${name}` },
    yourName: { de: 'Ihr Name', en: 'Your name' },
  },
}
