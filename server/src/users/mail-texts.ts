import type { Language } from '@aushang/model'

interface MailText {
  subject: string
  text: string
}

type InBoth<Values> = Record<Language, (values: Values) => MailText>

const lines = (...each: string[]) => `${each.join('\n\n')}\n`

/** Every mail to people, in their language. Names are what somebody typed: they stand in the text, never in an address. */
export const mailTexts: {
  invitation: InBoth<{ accountName: string; url: string }>
  passwordReset: InBoth<{ url: string }>
  signUp: InBoth<{ url: string }>
  alreadySignedUp: InBoth<{ url: string }>
  signUpInstead: InBoth<{ accountName: string; signInUrl: string; url: string }>
} = {
  invitation: {
    de: ({ accountName, url }) => ({
      subject: `Einladung zu ${accountName}`,
      text: lines(
        'Guten Tag,',
        `Sie sind eingeladen, für ${accountName} in Aushang mitzuarbeiten. Mit diesem Link legen Sie Ihr Passwort fest:`,
        url,
        'Der Link gilt sieben Tage und einmal. Wenn Sie nichts damit anfangen können, löschen Sie diese Nachricht einfach.',
      ),
    }),
    en: ({ accountName, url }) => ({
      subject: `Invitation to ${accountName}`,
      text: lines(
        'Hello,',
        `you are invited to work for ${accountName} in Aushang. Choose your password with this link:`,
        url,
        'The link is good for seven days, and once. If it means nothing to you, simply delete this message.',
      ),
    }),
  },
  passwordReset: {
    de: ({ url }) => ({
      subject: 'Neues Passwort für Aushang',
      text: lines(
        'Guten Tag,',
        'mit diesem Link legen Sie ein neues Passwort fest:',
        url,
        'Der Link gilt eine Stunde und einmal. Wenn Sie ihn nicht angefordert haben, löschen Sie diese Nachricht einfach: Ihr Passwort bleibt, wie es ist.',
      ),
    }),
    en: ({ url }) => ({
      subject: 'New password for Aushang',
      text: lines(
        'Hello,',
        'choose a new password with this link:',
        url,
        'The link is good for an hour, and once. If you have not asked for it, simply delete this message: your password stays as it is.',
      ),
    }),
  },
  signUp: {
    de: ({ url }) => ({
      subject: 'Ihr Konto bei Aushang',
      text: lines(
        'Guten Tag,',
        'mit diesem Link eröffnen Sie Ihr Konto:',
        url,
        'Der Link gilt einen Tag und einmal. Wenn Sie ihn nicht angefordert haben, löschen Sie diese Nachricht einfach.',
      ),
    }),
    en: ({ url }) => ({
      subject: 'Your account at Aushang',
      text: lines(
        'Hello,',
        'open your account with this link:',
        url,
        'The link is good for a day, and once. If you have not asked for it, simply delete this message.',
      ),
    }),
  },
  alreadySignedUp: {
    de: ({ url }) => ({
      subject: 'Ihr Konto bei Aushang',
      text: lines(
        'Guten Tag,',
        'jemand wollte mit Ihrer Adresse ein Konto eröffnen. Sie haben schon eines; hier melden Sie sich an:',
        url,
        'Wenn Sie es nicht waren, brauchen Sie nichts zu tun.',
      ),
    }),
    en: ({ url }) => ({
      subject: 'Your account at Aushang',
      text: lines(
        'Hello,',
        'somebody wanted to open an account with your address. You have one already; sign in here:',
        url,
        'If it was not you, there is nothing to do.',
      ),
    }),
  },
  signUpInstead: {
    de: ({ accountName, signInUrl, url }) => ({
      subject: 'Ihr Konto bei Aushang',
      text: lines(
        'Guten Tag,',
        `mit Ihrer Adresse gibt es schon einen Zugang zu ${accountName}, der nie bestätigt wurde. Wenn es Ihrer ist, melden Sie sich hier an:`,
        signInUrl,
        'Wenn nicht, eröffnen Sie mit diesem Link Ihr eigenes Konto. Der andere Zugang endet damit:',
        url,
        'Der Link gilt einen Tag und einmal. Wenn Sie ihn nicht angefordert haben, löschen Sie diese Nachricht einfach.',
      ),
    }),
    en: ({ accountName, signInUrl, url }) => ({
      subject: 'Your account at Aushang',
      text: lines(
        'Hello,',
        `there is access to ${accountName} with your address already, which was never confirmed. If it is yours, sign in here:`,
        signInUrl,
        'If not, open your own account with this link. The other access ends with that:',
        url,
        'The link is good for a day, and once. If you have not asked for it, simply delete this message.',
      ),
    }),
  },
}
