import { connectors, type PortalUrl } from '@aushang/connectors'
import { closed, oneOfWords } from '@aushang/model'
import Type, { type Static, type TSchema } from 'typebox'

export const roles = ['api', 'worker', 'smtp', 'sandbox'] as const
export const rolesByDefault = { whereHostIsLoopback: 'api,worker,smtp,sandbox', elsewhere: 'api,worker,smtp' }
export type Role = (typeof roles)[number]

export const statusPortByDefault = 8081

/** Every setting there is. `.env.example` and `docs/configuration.md` are made from this list. */
export const Settings = closed({
  HOST: Type.String({
    minLength: 1,
    default: '127.0.0.1',
    description: 'The address to listen on. 0.0.0.0 is every address of the machine.',
  }),
  HTTP_PORT: port(8080, 'The port of the API.'),
  STATUS_PORT: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 65_535,
      description:
        'The port of /healthz, /readyz and /metrics, which no stranger should reach; each process of a machine needs its own. Default: ' +
        `${statusPortByDefault} in a process that does not run the API. One that does has /healthz and /readyz on HTTP_PORT, too, and /metrics ` +
        'there only if this is the same port, or while neither this nor PUBLIC_URL is set and HOST is loopback.',
    }),
  ),
  SMTP_PORT: port(2525, 'The port for forwarded inquiries.'),
  SMTP_TLS_CERT: Type.Optional(
    Type.String({
      minLength: 1,
      description:
        'A file with the certificate for SMTP_PORT, and those it rests on, as PEM. With it and SMTP_TLS_KEY, mails may come in encrypted (STARTTLS). Both are read again every hour.',
    }),
  ),
  SMTP_TLS_KEY: Type.Optional(Type.String({ minLength: 1, description: 'A file with its private key, as PEM.' })),
  SMTP_PROXIES: Type.Optional(
    Type.String({
      minLength: 1,
      description:
        'Addresses of proxies in front of SMTP_PORT, separated by commas. They must send the PROXY protocol ahead (nginx: proxy_protocol on), so that limits count for those behind them.',
    }),
  ),
  SANDBOX_PORT: port(8090, 'The port of the sandbox: portals to try everything on, without leaving the machine.'),
  SANDBOX_FTP_PORT: port(2121, 'The port at which the sandbox takes OpenImmo by FTP, in the clear or under TLS.'),
  SANDBOX_SFTP_PORT: port(2222, 'The port at which the sandbox takes OpenImmo by SFTP.'),
  SANDBOX_PASSWORD: Type.Optional(
    Type.String({
      minLength: 12,
      description:
        'Asked of whoever looks at the pages of the sandbox (any user name will do), and of its logins by FTP and SFTP. Without it, the sandbox listens on loopback only, whatever HOST is, and its pages are open.',
    }),
  ),
  DEMO_PORT: port(8070, 'The port at which `npm run demo` shows what its webhooks are sent.'),
  ...portalUrlSettings(),
  PUBLIC_URL: Type.Optional(
    Type.String({
      format: 'http-url',
      description: 'The address clients reach the API at. Default: `http://localhost:HTTP_PORT`.',
    }),
  ),
  TRUSTED_PROXIES: Type.Optional(
    Type.String({
      minLength: 1,
      description:
        'The proxies in front of HTTP_PORT: addresses, ranges such as 10.1.0.0/16, or the words loopback and private, separated by commas. ' +
        'The client is whom they name in X-Forwarded-For; nobody else is believed. Default: none, so that all who come through a proxy count as one.',
    }),
  ),
  CORS_ORIGINS: Type.Optional(
    Type.String({
      description:
        'The origins whose pages may call the API from a browser, separated by commas: https://app.example.org. Default: none.',
    }),
  ),
  REQUESTS_DOMAIN: Type.String({
    minLength: 1,
    default: 'requests.localhost',
    description: 'The domain of the addresses that inquiries are forwarded to.',
  }),
  INBOUND_SECRET: Type.Optional(
    Type.String({
      minLength: 16,
      description:
        'Whoever knows it may bring mails in by HTTP (POST /inbound/{emailId}), for providers that turn mail into HTTP. 16 characters or more. Without it, nobody may.',
    }),
  ),
  OUTGOING_MAIL_URL: Type.Optional(
    Type.String({
      format: 'smtp-url',
      description:
        'The server that mails to people go out through: smtp://user:password@host:587, or smtps:// for one that speaks TLS from the start. ' +
        'Without it, nobody is mailed: invitations are links to hand on, and a forgotten password needs `aushang users reset-password`.',
    }),
  ),
  OUTGOING_MAIL_FROM: Type.Optional(
    Type.String({
      format: 'email',
      description: 'The address that these mails come from. Belongs to OUTGOING_MAIL_URL.',
    }),
  ),
  SIGN_UP: Type.Unsafe<'open' | 'closed'>({
    ...oneOfWords(['open', 'closed']),
    default: 'closed',
    description:
      'Whether anybody may open an account here (open, which needs OUTGOING_MAIL_URL), or people come by invitation only (closed).',
  }),
  MAILBOX_MAILS_PER_HOUR: Type.Integer({
    default: 1000,
    minimum: 1,
    maximum: 1_000_000_000,
    description:
      'How many mails the address of a target takes within an hour, of all processes together. What comes beyond that is put off: the sender tries again later.',
  }),
  MAILBOX_MEGABYTES_PER_HOUR: Type.Integer({
    default: 250,
    minimum: 25,
    maximum: 1_000_000_000,
    description: 'How many megabytes of mails it takes within an hour.',
  }),
  ACCOUNT_MEDIA_MEGABYTES: Type.Integer({
    default: 20_480,
    minimum: 1,
    maximum: 1_000_000_000,
    description:
      'How many megabytes of pictures and documents an account may store. What comes beyond that is refused; what is made of them for portals counts, and is made all the same.',
  }),
  ACCOUNT_MAIL_MEGABYTES: Type.Integer({
    default: 5_120,
    minimum: 1,
    maximum: 1_000_000_000,
    description:
      'How many megabytes of mails an account keeps. What comes beyond that is put off, as long as the sender tries.',
  }),
  ACCOUNT_TARGETS_MAX: Type.Integer({
    default: 200,
    minimum: 1,
    maximum: 1_000_000,
    description: 'How many targets an account may have, each with an address for inquiries.',
  }),
  DATA_DIR: Type.String({
    minLength: 1,
    default: './data',
    description: 'The folder for the embedded database, for the secrets key and for pictures.',
  }),
  DATABASE_URL: Type.Optional(
    Type.String({
      format: 'postgres-url',
      description:
        'A PostgreSQL (15 or newer) of yours: postgres://user:password@host/database. Without it, an embedded one runs in DATA_DIR. With several hosts (host1:5432,host2:5432), the one that takes writes is found, also after a fail-over.',
    }),
  ),
  DATABASE_POOL_MAX: Type.Integer({
    default: 10,
    minimum: 2,
    maximum: 500,
    description:
      'The most connections to the database that a process holds; lists and background work use up to half as many more each.',
  }),
  SECRETS_KEY: Type.Optional(
    Type.String({
      format: 'key',
      description:
        '64 hexadecimal digits (openssl rand -hex 32): encrypts the stored credentials. Without it, one is made and kept in DATA_DIR/secrets.key. Processes on several machines must be given the same one.',
    }),
  ),
  SECRETS_KEY_OLD: Type.Optional(
    Type.String({
      format: 'keys',
      description:
        'Keys that SECRETS_KEY was before, separated by commas, while the key is being changed: what was encrypted with them can still be read. `aushang secrets reseal` makes them unnecessary.',
    }),
  ),
  MEDIA_URL: Type.Optional(
    Type.String({
      format: 's3-url',
      description:
        'An S3-compatible storage for pictures: s3://bucket/prefix?region=eu-central-1, with &endpoint=https://host for one that is not Amazon’s. ' +
        'Without it, they lie in DATA_DIR/media. Processes on several machines must be given the same one.',
    }),
  ),
  AWS_ACCESS_KEY_ID: Type.Optional(
    Type.String({ description: 'For MEDIA_URL. Without it, what the machine provides is used: a profile, a role.' }),
  ),
  AWS_SECRET_ACCESS_KEY: Type.Optional(Type.String({ description: 'Belongs to AWS_ACCESS_KEY_ID.' })),
  AWS_SESSION_TOKEN: Type.Optional(Type.String({ description: 'Belongs to a temporary AWS_ACCESS_KEY_ID.' })),
  RUN: Type.Optional(
    Type.String({
      minLength: 1,
      description:
        `What this process does, separated by commas: ${roles.join(', ')}. Default: ${rolesByDefault.whereHostIsLoopback} while HOST is ` +
        `loopback, else ${rolesByDefault.elsewhere}. A sandbox that is to listen to others is named here, and has a SANDBOX_PASSWORD.`,
    }),
  ),
  RATE_LIMIT_PER_MINUTE: Type.Integer({
    default: 6000,
    minimum: 1,
    maximum: 10_000_000,
    description:
      'How many requests a minute an account may make, with all of its API keys, counted by each process for itself. One whose body takes ' +
      'long to be read counts once more for every 5 ms of the processor.',
  }),
  OUTBOUND_ALLOW: Type.Optional(
    Type.String({
      description:
        'Private addresses that outgoing calls may reach: ranges such as 10.1.0.0/16, or the words loopback and private, separated by commas. ' +
        'Webhooks and attachments may use plain http only there. Default: nothing; but loopback as long as PUBLIC_URL is not set either and ' +
        'HOST is loopback, so that whoever tries it out needs no setting. What portals the operator names, and the sandbox that this ' +
        'process runs, are reached by connectors wherever they are.',
    }),
  ),
  EVENT_RETENTION_DAYS: Type.Integer({
    default: 30,
    minimum: 1,
    maximum: 3650,
    description:
      'How long the past is kept: events and their deliveries, who changed what, what was tried at portals, differences that are mended, ' +
      'and changes of many listings at once. Inquiries have a time of their own in each account, and figures of adverts are kept for two years.',
  }),
  OPENIMMO_XSD: Type.Optional(
    Type.String({
      minLength: 1,
      description:
        'The path of the OpenImmo schema, if you have licensed it: `aushang openimmo check` and the tests validate by it too.',
    }),
  ),
  SHUTDOWN_SECONDS: Type.Integer({
    default: 10,
    minimum: 0,
    maximum: 3600,
    description: 'How long requests and background work under way may take to end when the process is asked to stop.',
  }),
  DRAIN_SECONDS: Type.Integer({
    default: 5,
    minimum: 0,
    maximum: 3600,
    description:
      'How long a process that runs the API serves on after SIGTERM while /readyz answers 503, so that a proxy sends its requests elsewhere: ' +
      'longer than the proxy takes to look at /readyz, and than it keeps idle connections. A process with an embedded database is alone, and does not wait.',
  }),
  LOG_LEVEL: Type.Unsafe<LogLevel>({
    ...oneOfWords(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    default: 'info',
    description: 'The least severe lines that are logged. In a terminal, info is as good as warn.',
  }),
})

export type Given = Static<typeof Settings>

type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'

/** The type says nothing of them: which there are is known to the connectors alone. */
function portalUrlSettings(): object {
  const urls = connectors.flatMap(({ url }) => url ?? [])
  return Object.fromEntries(urls.map((url) => [url.setting, portalUrlSetting(url)]))
}

function portalUrlSetting({ default: url, description }: PortalUrl): TSchema {
  const setting = { format: 'http-url', description }
  if (url !== 'sandbox') return Type.String({ ...setting, default: url })
  const where = `${description} Default: our own sandbox, at SANDBOX_PORT, in processes that run it; the others must be told.`
  return Type.Optional(Type.String({ ...setting, description: where }))
}

function port(number: number, description: string) {
  return Type.Integer({ default: number, minimum: 0, maximum: 65_535, description })
}
