import { propertyForms, PropertyTypeForm } from '@aushang/model'
import Type from 'typebox'
import { sendJson } from '../http/etag.ts'
import type { Routes } from '../http/routes.ts'

/** What there is to know of the types of properties. It is the same for everybody, and changes only with the version. */
export const propertyTypeRoutes: Routes = async (app) => {
  const json = JSON.stringify(propertyForms())

  app.get('/property-types', {
    schema: {
      operationId: 'listPropertyTypes',
      summary: 'The types of properties, and what each has',
      description:
        'For whoever draws a form: the members of each type in the sections and the order in which people fill them in, with ' +
        'what they are called in English and German, their units, limits and values. It changes only with the version of the ' +
        'service: with `If-None-Match`, the answer is 304 as long as it is the same.',
      tags: ['Properties'],
      response: { 200: Type.Array(PropertyTypeForm) },
      hasETag: true,
    },
    handler: (_request, reply) => sendJson(reply, json),
  })
}
