import { STATUS_CODES } from 'node:http'
import { closed, FailureCode, IssueCode } from '@aushang/model'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import Type, { type Static } from 'typebox'
import { isPassing, WaitedTooLong } from '../lib/database/db.ts'
import { ApiError, type ErrorCode, errorCatalogue } from '../lib/errors.ts'

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
          path: Type.String({ description: 'A JSON pointer into the body; /query/… for a query parameter.' }),
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

/** Three sorts of failure reach this place: answers, an unreachable database, and bugs. */
export function handleErrors(app: FastifyInstance, routes: RouteOptions[]): void {
  app.setErrorHandler((error: FastifyError | Error, request, reply) => {
    // The connection was closed before the body was there: nobody is left to be answered.
    if (error === request.raw.errored) {
      request.log.info({ route: request.routeOptions.url }, 'the client went away in the middle of its body')
      return sendError(request, reply, new ApiError('invalid_request', 'The body is not complete.'))
    }
    const answer = asAnswer(error)
    // That the database is away is said once, by `lib/telemetry/trouble.ts`.
    const isSaid = isPassing(error) && !(error instanceof WaitedTooLong)
    if (answer.statusCode >= 500 && !isSaid) request.log.error({ err: answer.cause ?? answer }, answer.message)
    return sendError(request, reply, answer)
  })
  app.setNotFoundHandler((request, reply) => sendError(request, reply, noSuchRoute(routes, request)))
}

export function sendError(request: FastifyRequest, reply: FastifyReply, error: ApiError): FastifyReply {
  return reply
    .code(error.statusCode)
    .headers({ 'x-request-id': request.id, ...error.headers })
    .type('application/json; charset=utf-8')
    .send(errorBody(error, request.id))
}

export function errorBody(error: ApiError, requestId: string): ErrorBody {
  return {
    statusCode: error.statusCode,
    error: STATUS_CODES[error.statusCode] ?? 'Error',
    message: error.message,
    code: error.code,
    requestId,
    ...(error.issues && { issues: error.issues }),
  }
}

export function asAnswer(error: FastifyError | Error): ApiError {
  if (error instanceof ApiError) return error
  if (error instanceof WaitedTooLong) {
    return new ApiError('unavailable', 'Something else is being written in this account; try again in a moment.', {
      headers: { 'retry-after': '5' },
      cause: error,
    })
  }
  if (isPassing(error)) {
    return new ApiError('unavailable', 'The service cannot reach its database right now; try again in a moment.', {
      headers: { 'retry-after': '5' },
      cause: error.cause,
    })
  }
  switch ('code' in error ? error.code : undefined) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new ApiError(
        'payload_too_large',
        'The body is larger than 2 MB, that of an upload than 16 MB, or a mail than 25 MB.',
      )
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new ApiError(
        'unsupported_media_type',
        'Send the body as JSON, with the header Content-Type: application/json; a file as what it is, or in a form.',
      )
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return new ApiError('invalid_request', 'The body is not as long as its Content-Length says.')
    case 'FST_ERR_MAX_PARAM_LENGTH':
      return new ApiError('not_found', 'There is no such resource in this account.')
    case 'FST_ERR_BAD_URL':
      return new ApiError('invalid_request', 'The path is not properly encoded.')
    default:
      return new ApiError('internal_error', 'Something went wrong on our side. The log has it under this requestId.', {
        cause: error,
      })
  }
}

function noSuchRoute(routes: RouteOptions[], request: FastifyRequest): ApiError {
  const path = request.url.split('?')[0] ?? ''
  const allowed = routes.filter((route) => matches(route.url, path)).flatMap((route) => route.method)
  if (allowed.length === 0) return new ApiError('route_not_found', `There is no path ${path.slice(0, 200)}; see /docs.`)
  return new ApiError('method_not_allowed', `This path takes ${allowed.join(', ')}, not ${request.method}.`, {
    headers: { allow: allowed.join(', ') },
  })
}

function matches(pattern: string, path: string): boolean {
  const names = pattern.split('/')
  const parts = path.split('/')
  return names.length === parts.length && names.every((name, index) => name.startsWith(':') || name === parts[index])
}
