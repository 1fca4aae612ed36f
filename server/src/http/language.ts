import { type Language, languages } from '@aushang/model'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { negotiate } from './negotiate.ts'
import { varyBy } from './vary.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Of whom the request is, as far as it is known. */
    account: { language: Language } | null
  }
}

/**
 * The language of an answer: what `Accept-Language` asks for, else the account's, else English. `*` leaves it to us, and many
 * clients send it without having been told to: that is the account's again.
 */
export function languageOf(request: FastifyRequest): Language {
  const ours = accountLanguage(request)
  const asked = negotiate(request).language([ours, ...languages.filter((language) => language !== ours)])
  return languages.find((language) => language === asked) ?? ours
}

/** The language of what is stored for the account, whatever this answer is asked to be in. */
export function accountLanguage({ account }: FastifyRequest): Language {
  return account?.language ?? 'en'
}

/** For an answer in which there are sentences. */
export function sayLanguage(reply: FastifyReply, language: Language): FastifyReply {
  return varyBy(reply, 'Accept-Language').header('content-language', language)
}
