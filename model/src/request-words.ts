// What a request may say, apart from its schema: whoever reads mails starts in a process of its own, and needs no more.

export { countryCodes } from './country-codes.ts'

/** What a prospect asks for beside an answer. */
export const requestWishes = ['viewing', 'call', 'details'] as const
export const preferredChannels = ['email', 'phone', 'mobilePhone', 'fax', 'letter'] as const
export const prospectSalutations = ['female', 'male', 'company'] as const

/** How long each text may be; what a mail has beyond that is cut off. */
export const requestLengths = { name: 200, address: 200, email: 320, url: 2_048, message: 20_000 } as const
