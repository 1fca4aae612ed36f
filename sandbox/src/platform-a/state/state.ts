import { randomBytes } from 'node:crypto'
import type { AttachmentType } from '../schema/attachment-types.ts'
import type { Data } from '../schema/data.ts'
import type { RealEstateType } from '../schema/real-estate-types.ts'
import { type Files, openFiles } from './files.ts'
import { openJournal } from './journal.ts'

export interface Consumer {
  key: string
  secret: string
  name: string
}

/** An agency with a login at the portal. */
export interface User {
  name: string
  /** The number of the account, as `L-IS24-CauserId` tells it. */
  accountId: number
  defaultContactId: number
}

export interface AccessToken {
  token: string
  secret: string
  consumerKey: string
  userName: string
  createdAt: string
}

export interface RealEstate {
  id: number
  userName: string
  type: RealEstateType
  externalId: string
  contactId: number
  /** As answered, without what is said elsewhere in this row. */
  data: Data
  createdAt: string
  modifiedAt?: string
  /** The ids of those it is published on. */
  channels: string[]
  firstActivatedAt?: string
  /** Pictures and documents in their order, then links. */
  attachments: Attachment[]
}

export interface Attachment {
  id: number
  type: AttachmentType
  title: string
  externalId?: string
  externalCheckSum?: string
  floorplan: boolean
  isTitlePicture: boolean
  modifiedAt: string
  /** Of a link. */
  url?: string
  /** Of a file. */
  checkSum?: string
  contentType?: string
}

export interface Contact {
  id: number
  userName: string
  externalId?: string
  data: Data
}

export type State = ReturnType<typeof openState>

/** Everything the portal knows. The rows are in tables that outlive a restart, the indexes are made from them. */
export function openState(folder: string | undefined) {
  const journal = openJournal(folder)
  const files: Files = openFiles(folder)
  const consumers = journal.table<Consumer>('consumers')
  const users = journal.table<User>('users')
  const tokens = journal.table<AccessToken>('tokens')
  const realEstateRows = journal.table<RealEstate>('realEstates')
  const contactRows = journal.table<Contact>('contacts')
  const counters = journal.table<number>('counters')

  const indexes = new Map<string, Index>()
  const indexOf = (userName: string): Index => {
    const known = indexes.get(userName)
    if (known !== undefined) return known
    const made: Index = {
      realEstateIds: [],
      realEstates: new Map(),
      contacts: new Map(),
      contactIds: [],
      uses: new Map(),
    }
    indexes.set(userName, made)
    return made
  }
  for (const row of contactRows.values()) indexContact(indexOf(row.userName), row)
  for (const row of realEstateRows.values()) indexRealEstate(indexOf(row.userName), row)

  const nextId = (name: keyof typeof firstIds): number => {
    const id = counters.get(name) ?? firstIds[name]
    counters.set(name, id + 1)
    return id
  }

  const state = {
    files,
    consumers,
    tokens,
    users,
    nextId,
    close: () => journal.close(),

    realEstates: {
      all: (): Iterable<RealEstate> => realEstateRows.values(),
      get: (id: number) => realEstateRows.get(String(id)),
      findByExternalId(userName: string, externalId: string) {
        const id = indexOf(userName).realEstates.get(externalId)
        return id === undefined ? undefined : realEstateRows.get(String(id))
      },
      /** Oldest first. */
      idsOf: (userName: string): readonly number[] => indexOf(userName).realEstateIds,
      usingContact: (userName: string, contactId: number): number[] => [
        ...(indexOf(userName).uses.get(contactId) ?? []),
      ],
      countUsingContact: (userName: string, contactId: number): number =>
        indexOf(userName).uses.get(contactId)?.size ?? 0,
      put(row: RealEstate): void {
        const index = indexOf(row.userName)
        const before = realEstateRows.get(String(row.id))
        if (before !== undefined) index.uses.get(before.contactId)?.delete(row.id)
        realEstateRows.set(String(row.id), row)
        indexRealEstate(index, row, before === undefined)
      },
      delete(row: RealEstate): void {
        const index = indexOf(row.userName)
        index.realEstateIds.splice(index.realEstateIds.indexOf(row.id), 1)
        index.realEstates.delete(row.externalId)
        index.uses.get(row.contactId)?.delete(row.id)
        realEstateRows.delete(String(row.id))
        for (const { id } of row.attachments) files.delete(id)
      },
    },

    contacts: {
      get: (id: number) => contactRows.get(String(id)),
      findByExternalId(userName: string, externalId: string) {
        const id = indexOf(userName).contacts.get(externalId)
        return id === undefined ? undefined : contactRows.get(String(id))
      },
      idsOf: (userName: string): readonly number[] => indexOf(userName).contactIds,
      put(row: Contact): void {
        const index = indexOf(row.userName)
        const before = contactRows.get(String(row.id))
        if (before?.externalId !== undefined) index.contacts.delete(before.externalId)
        contactRows.set(String(row.id), row)
        indexContact(index, row, before === undefined)
      },
      delete(row: Contact): void {
        const index = indexOf(row.userName)
        index.contactIds.splice(index.contactIds.indexOf(row.id), 1)
        if (row.externalId !== undefined) index.contacts.delete(row.externalId)
        contactRows.delete(String(row.id))
      },
    },

    /** A new user has a contact from the start, as an account of the portal does. */
    ensureUser(name: string): User {
      const known = users.get(name)
      if (known !== undefined) return known
      const contactId = nextId('contact')
      const user = { name, accountId: nextId('account'), defaultContactId: contactId }
      users.set(name, user)
      state.contacts.put({
        id: contactId,
        userName: name,
        data: { email: `${name}@example.org`, salutation: 'NO_SALUTATION', lastname: name },
      })
      return user
    },
  }
  if (consumers.get(demoConsumer.key) === undefined) consumers.set(demoConsumer.key, demoConsumer)
  return state
}

export const demoConsumer: Consumer = { key: 'sandbox-key', secret: 'sandbox-secret', name: 'Demo' }

export function newSecret(): string {
  return randomBytes(24).toString('base64url')
}

const firstIds = { realEstate: 325_500_001, attachment: 904_900_001, contact: 96_500_001, account: 107_200_001 }

interface Index {
  realEstateIds: number[]
  contactIds: number[]
  /** Ids by external id. */
  realEstates: Map<string, number>
  contacts: Map<string, number>
  /** Real estates by contact. */
  uses: Map<number, Set<number>>
}

function indexRealEstate(index: Index, row: RealEstate, isNew = true): void {
  if (isNew) index.realEstateIds.push(row.id)
  index.realEstates.set(row.externalId, row.id)
  const uses = index.uses.get(row.contactId)
  if (uses === undefined) index.uses.set(row.contactId, new Set([row.id]))
  else uses.add(row.id)
}

function indexContact(index: Index, row: Contact, isNew = true): void {
  if (isNew) index.contactIds.push(row.id)
  if (row.externalId !== undefined) index.contacts.set(row.externalId, row.id)
}
