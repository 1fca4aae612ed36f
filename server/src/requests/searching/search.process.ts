import { answerInputs } from '../../lib/apart-child.ts'
import { mailBringsInquiryOf, mailNamesAddress } from './names-address.ts'
import { unpackSearch } from './pack-search.ts'

// A process of its own, see mail-search.ts: mails come in, and go out as whether each names the address.
await answerInputs((input) => {
  const { address, mails } = unpackSearch(input)
  const found = mails.map(
    ({ raw, isUnread }) => mailNamesAddress(raw, address) || (isUnread && mailBringsInquiryOf(raw, address)),
  )
  return Buffer.from(JSON.stringify(found))
})
