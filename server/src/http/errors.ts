import { STATUS_CODES } from 'node:http'
import { closed, FailureCode, IssueCode, type Language, renderSentence, renderSentences } from '@aushang/model'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import Type, { type Static } from 'typebox'
import { DatabaseFull, DatabaseUnavailable, isDeadlock, WaitedTooLong } from '../lib/database/database-errors.ts'
import { ApiError, type ErrorCode, errorCatalogue, invalid, notFound, StorageUnavailable } from '../lib/errors.ts'
import { languageOf, sayLanguage } from './language.ts'
import { withFaultsOfQuery } from './validation.ts'

export const ErrorBody = closed(
  {
    statusCode: Type.Integer(),
    error: Type.String({ description: 'The name of the status.' }),
    message: Type.String({ description: 'One sentence for a person.' }),
    code: Type.Unsafe<ErrorCode>({ type: 'string', enum: Object.keys(errorCatalogue) }),
    requestId: Type.String({ description: 'The same as the header X-Request-Id; the log has it too.' }),
    issues: Type.Optional(
      Type.Array(
        closed({
          path: Type.String({
            description:
              'A JSON pointer into the body; /query/… for a query parameter, /headers/… for a header, /path for the path.',
          }),
          code: Type.Unsafe<IssueCode | FailureCode>({
            anyOf: [IssueCode, FailureCode],
            description: 'A failure code where a file is at fault.',
          }),
          message: Type.String(),
        }),
        { description: 'Every fault of the request, not only the first.' },
      ),
    ),
  },
  { $id: 'Error' },
)
export type ErrorBody = Static<typeof ErrorBody>

/** Three sorts of failure reach this place: answers, a database or a storage that is out of reach, and bugs. */
export function handleErrors(app: FastifyInstance, routes: RouteOptions[], onError: (error: unknown) => void): void {
  app.setErrorHandler((error: FastifyError | Error, request, reply) => {
    // The connection was closed before the body was there: nobody is left to be answered.
    if (error === request.raw.errored) {
      request.log.info({ route: request.routeOptions.url }, 'the client went away in the middle of its body')
      return sendError(request, reply, invalid([{ path: '', code: 'invalid', sentence: { key: 'bodyIncomplete' } }]))
    }
    // Fastify asks for a body's type before it looks whether there is a route.
    const isOddMethod = 'code' in error && error.code === 'FST_ERR_ROUTE_MISSING_CONTENT_TYPE'
    const answer = isOddMethod ? noSuchRoute(routes, request) : asAnswer(withFaultsOfQuery(error, request), request)
    // That the database is away is said once, by `lib/telemetry/trouble.ts`.
    const isSaid = error instanceof DatabaseUnavailable && !(error instanceof WaitedTooLong)
    if (isSaid) onError(error)
    // That there is too much to do, or that we stop, is no fault of ours, and whoever makes it so could fill the log with faults.
    const isRefused = answer.statusCode === 503 && answer.cause === undefined
    if (isRefused) request.log.warn({ route: request.routeOptions.url }, answer.message)
    else if (answer.statusCode >= 500 && !isSaid) request.log.error({ err: answer.cause ?? answer }, answer.message)
    return sendError(request, reply, answer)
  })
  app.setNotFoundHandler((request, reply) => sendError(request, reply, noSuchRoute(routes, request)))
}

export function sendError(request: FastifyRequest, reply: FastifyReply, error: ApiError): FastifyReply {
  const language = languageOf(request)
  return (
    sayLanguage(reply, language)
      .code(error.statusCode)
      // What the framework itself refuses passes no hooks.
      .headers({ 'x-request-id': request.id, ...request.server.securityHeaders, ...error.headers })
      .type('application/json; charset=utf-8')
      .send(errorBody(error, request.id, language))
  )
}

export function errorBody(error: ApiError, requestId: string, language: Language): ErrorBody {
  return {
    statusCode: error.statusCode,
    error: STATUS_CODES[error.statusCode] ?? 'Error',
    message: renderSentences(error.sentences, language),
    code: error.code,
    requestId,
    ...(error.issues && {
      issues: error.issues.map(({ path, code, sentence }) => ({
        path,
        code,
        message: renderSentence(sentence, language),
      })),
    }),
  }
}

export function asAnswer(error: FastifyError | Error, request: FastifyRequest): ApiError {
  if (error instanceof ApiError) return error
  if (error instanceof WaitedTooLong || isDeadlock(error)) {
    return new ApiError('busy', { key: 'accountBusy' }, { headers: { 'retry-after': '5' }, cause: error })
  }
  if (error instanceof DatabaseFull) {
    return new ApiError('unavailable', { key: 'databaseFull' }, { headers: { 'retry-after': '60' }, cause: error })
  }
  if (error instanceof DatabaseUnavailable) {
    return new ApiError(
      'unavailable',
      { key: 'databaseUnreachable' },
      { headers: { 'retry-after': '5' }, cause: error.cause },
    )
  }
  if (error instanceof StorageUnavailable) {
    return new ApiError('unavailable', { key: 'storageUnreachable' }, { headers: { 'retry-after': '5' }, cause: error })
  }
  switch ('code' in error ? error.code : undefined) {
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new ApiError('unsupported_media_type', {
        key: 'mediaTypeUnsupported',
        params: { types: Object.keys(request.routeOptions.schema?.bodyContent ?? { 'application/json': {} }) },
      })
    case 'FST_ERR_MAX_PARAM_LENGTH':
      return notFound('resource')
    case 'FST_ERR_BAD_URL':
      return invalid([{ path: '/path', code: 'wrong_format', sentence: { key: 'pathBadlyEncoded' } }])
    default:
      return new ApiError('internal_error', { key: 'internalError' }, { cause: error })
  }
}

function noSuchRoute(routes: RouteOptions[], request: FastifyRequest): ApiError {
  const path = request.url.split('?')[0] ?? ''
  // A path may be that of two routes, one of which names it and one that takes any of its kind.
  const allowed = [...new Set(routes.filter((route) => matches(route.url, path)).flatMap((route) => route.method))]
  if (allowed.length === 0) return new ApiError('route_not_found', { key: 'noSuchPath', params: { path } })
  return new ApiError(
    'method_not_allowed',
    { key: 'methodNotAllowed', params: { method: request.method, allowed } },
    { headers: { allow: allowed.join(', ') } },
  )
}

function matches(pattern: string, path: string): boolean {
  const names = pattern.split('/')
  const parts = path.split('/')
  return names.length === parts.length && names.every((name, index) => name.startsWith(':') || name === parts[index])
}
