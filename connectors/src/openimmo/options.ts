import { closed, Id, isRecord, oneOfWords, withRule, type Sentence } from '@aushang/model'
import Type, { type Static } from 'typebox'
import type { PortalSession } from '../portal-session.ts'

const Login = closed({
  protocol: oneOfWords(
    ['ftp', 'ftps', 'ftps-implicit', 'sftp'],
    'ftps begins in the clear and turns to TLS before the login; ftps-implicit is TLS from the first byte; ftp sends the password in the clear.',
  ),
  host: Type.String({
    title: 'Host',
    minLength: 1,
    maxLength: 253,
    pattern: '^[A-Za-z0-9_.:-]+$',
    examples: ['ftp.example.org'],
  }),
  port: Type.Optional(
    Type.Integer({
      title: 'Port',
      minimum: 1,
      maximum: 65_535,
      description: '21, 990 (ftps-implicit) or 22 (sftp) when left out.',
    }),
  ),
  username: line({ title: 'User name', minLength: 1, maxLength: 200 }),
  password: Type.Optional(line({ title: 'Password', minLength: 1, maxLength: 500, writeOnly: true })),
  privateKey: Type.Optional(
    Type.String({
      title: 'Private key',
      minLength: 1,
      maxLength: 20_000,
      writeOnly: true,
      description: 'For sftp, instead of the password: an OpenSSH or PEM key without a passphrase.',
    }),
  ),
  providerNumber: line({
    title: 'Provider number',
    minLength: 1,
    maxLength: 100,
    description: 'The customer number at the portal (anbieternr).',
    examples: ['KD-4711'],
  }),
  directory: Type.Optional(
    line({ title: 'Directory', minLength: 1, maxLength: 500, description: 'Where files go; it must exist.' }),
  ),
})
export type Credentials = Static<typeof Login>

/** Who we are at a portal that takes OpenImmo, and where it takes it. */
export const Credentials = withRule(Login, (given) => {
  if (!isRecord(given) || 'password' in given || (given['protocol'] === 'sftp' && 'privateKey' in given)) return []
  const sentence: Sentence =
    given['protocol'] === 'sftp'
      ? { key: 'passwordOrKeyMissing' }
      : { key: 'memberMissing', params: { member: 'password' } }
  return [{ path: '/password', code: 'required', sentence }]
})

/** Where portals differ. */
export const Options = closed({
  version: Type.Optional(
    oneOfWords(['1.2.7', '1.2.5'], 'The version of OpenImmo that the portal reads; 1.2.7 when left out.'),
  ),
  encoding: Type.Optional(
    oneOfWords(
      ['UTF-8', 'ISO-8859-1'],
      'The encoding of the XML; UTF-8 when left out. What ISO-8859-1 lacks is sent as numeric references.',
    ),
  ),
  kaltmiete: Type.Optional(
    oneOfWords(
      ['baseRent', 'baseRentAndCosts', 'none'],
      'What the portal takes kaltmiete for: the base rent, as most do (the default), the base rent and the additional costs without heating, as the format says, or nothing. nettokaltmiete is always the base rent.',
    ),
  ),
  fileNamePattern: Type.Optional(
    Type.String({
      maxLength: 100,
      pattern: '^[A-Za-z0-9_-]*(\\{(provider|object|action|time)\\}[A-Za-z0-9_-]*)+$',
      description:
        'The name of a transfer, without .zip: {provider} is the provider number, {object} the external id, {action} change, delete or full, {time} the moment in UTC. {provider}_{object}_{time} when left out. Without {time}, a transfer replaces one that the portal has not read yet.',
      examples: ['{provider}_{object}_{time}'],
    }),
  ),
  renameAfterUpload: Type.Optional(
    Type.Boolean({
      description:
        'Whether a transfer is uploaded under another name and renamed when it is whole, so that the portal never reads half of one; true when left out. A server that refuses the renaming gets the next ones directly.',
    }),
  ),
  pictures: Type.Optional(
    oneOfWords(
      ['inZip', 'byUrl'],
      'Whether pictures lie in the zip, made as the portal takes them (the default), or are named by the addresses that you gave, as they are there.',
    ),
  ),
  fileLocation: Type.Optional(
    oneOfWords(
      ['EXTERN', 'INTERN'],
      'How files that lie in the zip are marked (location): as lying beside the XML, as the format says (the default), or as INTERN, with their path. Change it where adverts appear without pictures.',
    ),
  ),
  pictureCountMax: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 150,
      description: 'How many pictures and documents an advert takes; 150 when left out.',
    }),
  ),
  pictureEdgeMax: Type.Optional(
    Type.Integer({
      minimum: 200,
      maximum: 10_000,
      description: 'The longer edge of a picture, in pixels; 2000 when left out.',
    }),
  ),
  pictureBytesMax: Type.Optional(
    Type.Integer({
      minimum: 50_000,
      maximum: 16_000_000,
      description:
        'The size of a picture or document, in bytes; 5000000 when left out. Pictures are made smaller; documents, and pictures by address, are sent as they are, with a warning.',
    }),
  ),
  linkCountMax: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 10,
      description: 'How many links (tours, videos, pages) an advert takes beside its pictures; all when left out.',
    }),
  ),
  titleLengthMax: Type.Optional(
    Type.Integer({ minimum: 10, maximum: 100, description: 'Longer titles are cut; not cut when left out.' }),
  ),
  textLengthMax: Type.Optional(
    Type.Integer({ minimum: 100, maximum: 3999, description: 'Longer descriptions are cut; not cut when left out.' }),
  ),
  required: Type.Optional(
    Type.Array(oneOfWords(['description', 'purchasePrice', 'contact.firstName']), {
      uniqueItems: true,
      description:
        'What the portal takes no advert without, besides what the format wants: a listing that lacks it fails here, before anything is sent. purchasePrice is asked of sales only, and is not there when the price is on request.',
    }),
  ),
  germanyOnly: Type.Optional(
    Type.Boolean({
      description: 'Whether the portal takes property in Germany only; false when left out.',
    }),
  ),
  deleteAs: Type.Optional(
    oneOfWords(
      ['DELETE', 'REFERENZ'],
      'How an advert is taken down: deleted (the default), or kept by the portal as a reference, with the whole object. 1.2.5 knows only DELETE.',
    ),
  ),
  hiddenAddress: Type.Optional(
    oneOfWords(
      ['omitted', 'sent'],
      'Whether street and number of an address that is not to be shown stay here (the default), or are sent with objektadresse_freigeben=false to a portal that hides them itself and cannot place the property without. The position never is.',
    ),
  ),
  waitForReport: Type.Optional(
    Type.Boolean({
      description:
        'Whether a listing counts as published only when the portal’s import report says so; false when left out: uploaded is published.',
    }),
  ),
  contactId: Type.Optional({
    ...Id,
    description: 'The contact shown beside a property that names none. OpenImmo knows no object without a contact.',
  }),
  companyName: Type.Optional(
    line({ minLength: 1, maxLength: 100, description: 'The company; the one of the contact when left out.' }),
  ),
  openimmoAnid: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 100,
      pattern: '^[A-Za-z0-9_-]+$',
      description:
        'The openimmo_anid under which the portal knows the agency already; made from the provider number when left out. Portals delete what another openimmo_anid does not mention: do not change it.',
    }),
  ),
  reportEmail: Type.Optional(
    Type.String({
      format: 'email',
      maxLength: 300,
      description:
        'Where the portal sends its import reports (techn_email). With waitForReport, name the emailAddress of the target, or forward them there.',
    }),
  ),
  advertDomain: Type.Optional(
    Type.String({
      maxLength: 253,
      pattern: '^([A-Za-z0-9-]+\\.)+[A-Za-z]{2,}$',
      description:
        'The domain on which the portal shows adverts, if it is not that of `host`: an inquiry that names an address there tells the publicUrl of its listing.',
      examples: ['portal.example'],
    }),
  ),
  feedbackEmail: Type.Optional(
    Type.String({
      format: 'email',
      maxLength: 300,
      description: 'Where the portal sends inquiries to be read by machines (email_feedback).',
    }),
  ),
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
  return Type.String({ pattern: '^[^\\u0000-\\u001f\\u007f]*$', ...options })
}
