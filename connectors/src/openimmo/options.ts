import { closed, Id, isRecord, oneOfWords, withRule, type Sentence } from '@aushang/model'
import Type, { type Static } from 'typebox'
import type { PortalSession } from '../portal-session.ts'

const Login = closed({
  protocol: oneOfWords(['ftp', 'ftps', 'ftps-implicit', 'sftp']),
  host: Type.String({ minLength: 1, maxLength: 253, pattern: '^[A-Za-z0-9_.:-]+$', examples: ['ftp.example.org'] }),
  port: Type.Optional(Type.Integer({ minimum: 1, maximum: 65_535 })),
  username: line({ minLength: 1, maxLength: 200 }),
  password: Type.Optional(line({ minLength: 1, maxLength: 500, writeOnly: true })),
  privateKey: Type.Optional(Type.String({ minLength: 1, maxLength: 20_000, writeOnly: true })),
  providerNumber: line({ minLength: 1, maxLength: 100, examples: ['KD-4711'] }),
  directory: Type.Optional(line({ minLength: 1, maxLength: 500 })),
})
export type Credentials = Static<typeof Login>

/** Who we are at a portal that takes OpenImmo, and where it takes it. What each is called is in `credential-words.ts`. */
export const Credentials = withRule(Login, (given) => {
  if (!isRecord(given) || 'password' in given || (given['protocol'] === 'sftp' && 'privateKey' in given)) return []
  const sentence: Sentence =
    given['protocol'] === 'sftp'
      ? { key: 'passwordOrKeyMissing' }
      : { key: 'memberMissing', params: { member: 'password' } }
  return [{ path: '/password', code: 'required', sentence }]
})

/** Where portals differ. What each option does is in `option-words.ts`. */
export const Options = closed({
  version: Type.Optional(oneOfWords(['1.2.7', '1.2.5'])),
  encoding: Type.Optional(oneOfWords(['UTF-8', 'ISO-8859-1'])),
  kaltmiete: Type.Optional(oneOfWords(['baseRent', 'baseRentAndCosts', 'none'])),
  fileNamePattern: Type.Optional(
    Type.String({
      maxLength: 100,
      pattern: '^[A-Za-z0-9_-]*(\\{(provider|object|action|time)\\}[A-Za-z0-9_-]*)+$',
      examples: ['{provider}_{object}_{time}'],
    }),
  ),
  renameAfterUpload: Type.Optional(Type.Boolean()),
  pictures: Type.Optional(oneOfWords(['inZip', 'byUrl'])),
  fileLocation: Type.Optional(oneOfWords(['EXTERN', 'INTERN'])),
  pictureCountMax: Type.Optional(Type.Integer({ minimum: 0, maximum: 150 })),
  pictureEdgeMax: Type.Optional(Type.Integer({ minimum: 200, maximum: 10_000 })),
  pictureBytesMax: Type.Optional(Type.Integer({ minimum: 50_000, maximum: 16_000_000 })),
  linkCountMax: Type.Optional(Type.Integer({ minimum: 0, maximum: 10 })),
  titleLengthMax: Type.Optional(Type.Integer({ minimum: 10, maximum: 100 })),
  textLengthMax: Type.Optional(Type.Integer({ minimum: 100, maximum: 3999 })),
  required: Type.Optional(
    Type.Array(oneOfWords(['description', 'purchasePrice', 'contact.firstName']), { uniqueItems: true }),
  ),
  germanyOnly: Type.Optional(Type.Boolean()),
  deleteAs: Type.Optional(oneOfWords(['DELETE', 'REFERENZ'])),
  hiddenAddress: Type.Optional(oneOfWords(['omitted', 'sent'])),
  waitForReport: Type.Optional(Type.Boolean()),
  contactId: Type.Optional(Id),
  companyName: Type.Optional(line({ minLength: 1, maxLength: 100 })),
  openimmoAnid: Type.Optional(
    Type.String({ minLength: 1, maxLength: 100, pattern: '^[A-Za-z0-9_-]+$', examples: ['OI-ANID-4711'] }),
  ),
  reportEmail: Type.Optional(Type.String({ format: 'email', maxLength: 300 })),
  advertDomain: Type.Optional(
    Type.String({ maxLength: 253, pattern: '^([A-Za-z0-9-]+\\.)+[A-Za-z]{2,}$', examples: ['portal.example'] }),
  ),
  feedbackEmail: Type.Optional(Type.String({ format: 'email', maxLength: 300 })),
})
export type Options = Static<typeof Options>

type Defaulted = 'version' | 'encoding' | 'kaltmiete' | 'fileNamePattern' | 'renameAfterUpload' | 'pictures'
type DefaultedToo =
  | 'fileLocation'
  | 'pictureCountMax'
  | 'pictureEdgeMax'
  | 'pictureBytesMax'
  | 'deleteAs'
  | 'hiddenAddress'
  | 'waitForReport'

/** The options of a target with what holds where it says nothing. */
export type Settings = Options & Required<Pick<Options, Defaulted | DefaultedToo>>

const defaults = {
  version: '1.2.7',
  encoding: 'UTF-8',
  kaltmiete: 'baseRent',
  fileNamePattern: '{provider}_{object}_{time}',
  renameAfterUpload: true,
  pictures: 'inZip',
  fileLocation: 'EXTERN',
  pictureCountMax: 150,
  pictureEdgeMax: 2000,
  pictureBytesMax: 5_000_000,
  deleteAs: 'DELETE',
  hiddenAddress: 'omitted',
  waitForReport: false,
} as const satisfies Options

/** `preset` is what a named portal is known to want; what the target says goes before it. */
export function settingsOf(options: Options, preset: Options = {}): Settings {
  return { ...defaults, ...preset, ...options }
}

/** A target of ours at a portal that takes OpenImmo. */
export type OpenImmoSession = PortalSession<Options, Credentials>

/** One line: nothing that could end a command and begin another. */
function line(options: object) {
  return Type.String({ format: 'one-line', ...options })
}
