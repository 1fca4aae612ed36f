/** Mails to be looked at for an address. */
export interface Search {
  address: string
  mails: SearchedMail[]
}

export interface SearchedMail {
  raw: Buffer
  /** Nobody knows yet what it will become. */
  isUnread: boolean
}

const headLength = 4

/** As one input for another process: how long the head is, the head, and the mails one after the other. */
export function packSearch({ address, mails }: Search): Buffer {
  const head = Buffer.from(
    JSON.stringify({ address, mails: mails.map(({ raw, isUnread }) => ({ bytes: raw.length, isUnread })) }),
  )
  const size = Buffer.alloc(headLength)
  size.writeUInt32LE(head.length)
  return Buffer.concat([size, head, ...mails.map(({ raw }) => raw)])
}

export function unpackSearch(input: Buffer): Search {
  let at = headLength + input.readUInt32LE()
  const head = JSON.parse(input.toString('utf8', headLength, at)) as {
    address: string
    mails: { bytes: number; isUnread: boolean }[]
  }
  const mails = head.mails.map(({ bytes, isUnread }) => ({ raw: input.subarray(at, (at += bytes)), isUnread }))
  return { address: head.address, mails }
}
