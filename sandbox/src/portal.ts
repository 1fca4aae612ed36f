import type { FastifyInstance } from 'fastify'
import type { Markup } from './html.ts'
import type { Lang, Phrase } from './language.ts'
import type { Outbox } from './mails/outbox.ts'
import { type Crumb, homeCrumb } from './page.ts'

/** A portal of the sandbox: a folder that exports one of these, and a line in `index.ts`. Nothing else knows it. */
export interface SandboxPortal extends PortalIdentity {
  /**
   * Puts its routes and pages onto the app, and opens the servers it has besides. Null: it takes files, and there are no
   * servers for them.
   */
  start(surroundings: PortalSurroundings): Promise<StartedPortal | null>
}

export interface PortalIdentity {
  /** The first part of its addresses, and the folder of its data. */
  name: string
  /** What people call it. */
  title: string
  /** Its colour, as an angle on the wheel (of `oklch`), so that one sees which portal one is on. */
  hue?: number
  /** Its pages, for the menu on each of them. */
  menu?: PortalMenuItem[]
}

interface PortalMenuItem {
  /** After its name: '' is the list of its adverts. */
  path: string
  label: Phrase
}

/** The pages that more than one portal has. */
export const menuItems = {
  adverts: { path: '', label: { de: 'Angebote', en: 'Adverts' } },
  mails: { path: '/mails', label: { de: 'Mails', en: 'Mail' } },
  log: { path: '/log', label: { de: 'Aufrufe', en: 'Calls' } },
  access: { path: '/access', label: { de: 'Schlüssel', en: 'Keys' } },
  failures: { path: '/failures', label: { de: 'Störungen', en: 'Failures' } },
} satisfies Record<string, PortalMenuItem>

export interface StartedPortal {
  /** What the home page says about it. */
  about(lang: Lang): Markup
  /** What fails without a switch, by its name or number. */
  failuresOnRequest?(lang: Lang): Markup
  /** What the home page counts of it, at this moment. */
  counts?(): PortalCounts
  /** What connects a target to it, for the home page. */
  target?: PortalTarget
  /** Where it takes files, if it does. */
  fileServers?: FileServerPorts
  /** Of its FTP under TLS, signed by itself: whoever is to use it must trust it. */
  ftpsCertificate?: string
  /** The app is closed by then. */
  stop(): void | Promise<void>
}

interface PortalCounts {
  adverts: number
  /** Calls or files, since it was started. */
  received: number
}

/** A body of `POST /targets`, and what must be sent before. */
export interface PortalTarget {
  type: string
  body: object
  /** Of `PUT /account/credentials/{type}`. */
  credentials?: object
  /** Whether somebody must consent in a browser then. */
  needsConsent: boolean
}

/** What whoever starts the sandbox says once for all its portals. */
export interface PortalSettings {
  host: string
  /** Asked of everybody who looks at a page or brings a file; those who sign their requests are known by that. */
  password?: string | undefined
  /** How others reach it, if not as it is called. Without a slash at its end. */
  publicUrl?: string | undefined
  /** Where what comes of the mails can be looked at, without a slash at its end. Without it, the pages do not lead there. */
  dashboardUrl?: string | undefined
  /** Requests per API key and minute; as many as the real portal allows, when left out. */
  rateLimitPerMinute?: number | undefined
  /** Where files are taken. Without it there are no portals that take files. */
  fileServers?: FileServerSettings | undefined
}

/** 0: any that is free. */
export interface FileServerPorts {
  ftpPort: number
  sftpPort: number
}

export interface FileServerSettings extends FileServerPorts {
  /** For TLS from the first byte; needs a certificate. */
  ftpsPort?: number
  /** With it, FTP offers TLS. In the sandbox it does so always: by one that is made and kept, when left out. */
  certificate?: Certificate
}

export interface Certificate {
  key: string
  cert: string
}

export interface PortalSurroundings extends PortalSettings {
  app: FastifyInstance
  /** A folder of its own for what it keeps over a restart. Without it, it forgets. */
  dataDir: string | undefined
  outbox: Outbox
}

/** The way to the pages of a portal. */
export function crumbsTo({ name, title }: PortalIdentity): Crumb[] {
  return [homeCrumb, { href: `/${name}`, label: title }]
}
