import {
  closed,
  Contact,
  ContactDraft,
  ContactForm,
  contactForm,
  ContactPatch,
  ContactReplacement,
  withoutReadOnly,
} from '@aushang/model'
import type { Routes } from '../http/routes.ts'
import Type from 'typebox'
import { ById } from '../http/by-id.ts'
import { changeAsRead } from '../http/change.ts'
import { checkedAs } from '../http/checked-as.ts'
import { etagOf, sendDocument, sendJson } from '../http/etag.ts'
import { answerOnce } from '../http/idempotency.ts'
import { hasWords, paging, searchWords, sendList } from '../http/list.ts'
import { bodyIsCheckedByHandler } from '../http/validation.ts'
import type { Db } from '../lib/database/db.ts'
import { ApiError } from '../lib/errors.ts'
import { mergePatch } from '../lib/merge-patch.ts'
import {
  contactJson,
  contactText,
  createContact,
  deleteContact,
  getContact,
  republishContact,
  updateContact,
} from './contacts.store.ts'

const tags = ['Contacts']

const ContactFilter = closed({
  ...paging,
  q: searchWords('Looks for words in the name, company, e-mail address, phone numbers, `externalId` and `id`.'),
})

interface ContactDeps {
  /** Whether listings show it without their property or their target naming it. */
  isShownByDefault(db: Db, accountId: string, id: string): Promise<boolean>
}

export const contactRoutes: Routes<ContactDeps> = async (app, deps) => {
  const { db } = deps
  const form = JSON.stringify(contactForm())

  app.get('/contact-form', {
    schema: {
      operationId: 'getContactForm',
      summary: 'What a contact has',
      description:
        'For whoever draws a form, as `GET /property-types` is: the members in the order in which people fill them in, with what they ' +
        'are called in English and German, their limits and values. It changes only with the version of the service.',
      tags,
      response: { 200: ContactForm },
      hasETag: true,
    },
    handler: (_request, reply) => sendJson(reply, form),
  })

  app.post('/contacts', {
    schema: {
      operationId: 'createContact',
      summary: 'Create a contact',
      tags,
      body: ContactDraft,
      response: { 201: Contact },
      hasETag: true,
    },
    handler: (request, reply) =>
      answerOnce(deps, request, reply, async (tx) => {
        const contact = await createContact(tx, request.accountId, request.body)
        if (await deps.isShownByDefault(tx, request.accountId, contact.id)) {
          await republishContact(tx, request.accountId, contact.id)
        }
        const headers = { location: `/contacts/${contact.id}`, etag: etagOf(contact) }
        return { status: 201, headers, json: contact.json }
      }),
  })

  app.get('/contacts', {
    schema: {
      operationId: 'listContacts',
      summary: 'All contacts',
      tags,
      querystring: ContactFilter,
      response: { 200: Type.Array(Contact) },
    },
    handler: (request, reply) => {
      const { accountId } = request
      const { q, ...page } = request.query
      return sendList(deps, request, reply, {
        table: 'contacts',
        document: contactJson,
        accountId,
        where: q === undefined ? [] : [hasWords(accountId, contactText, q)],
        areFew: q !== undefined,
        ...page,
      })
    },
  })

  app.get('/contacts/:id', {
    schema: {
      operationId: 'getContact',
      summary: 'One contact',
      tags,
      params: ById,
      response: { 200: Contact },
      errors: ['not_found'],
      hasETag: true,
    },
    handler: async (request, reply) => sendDocument(reply, await getContact(db, request.accountId, request.params.id)),
  })

  const edits = [
    { method: 'put', operationId: 'replaceContact', summary: 'Replace a contact', body: ContactReplacement },
    { method: 'patch', operationId: 'patchContact', summary: 'Change some members of a contact', body: ContactPatch },
  ] as const
  for (const { method, operationId, summary, body } of edits) {
    app[method]('/contacts/:id', {
      validatorCompiler: bodyIsCheckedByHandler,
      schema: {
        operationId,
        summary,
        description: 'The listings that show it follow. An edit that changes nothing changes nothing.',
        tags,
        params: ById,
        body,
        response: { 200: Contact },
        errors: ['not_found', 'precondition_failed'],
        hasETag: true,
      },
      handler: async (request, reply) => {
        const { accountId } = request
        const { id } = request.params
        const contact = await changeAsRead(
          request,
          () => getContact(db, accountId, id),
          (current) => {
            const sent = withoutReadOnly(ContactReplacement, request.body)
            const edited = method === 'patch' ? mergePatch(ContactDraft, current.details, sent) : sent
            const draft = checkedAs(ContactDraft, edited)
            return db.transaction((tx) => updateContact(tx, accountId, current, draft), accountId)
          },
        )
        return sendDocument(reply, contact)
      },
    })
  }

  app.delete('/contacts/:id', {
    schema: {
      operationId: 'deleteContact',
      summary: 'Delete a contact',
      tags,
      params: ById,
      response: { 204: Type.Null() },
      errors: ['not_found', 'contact_in_use', 'precondition_failed'],
    },
    handler: async (request, reply) => {
      const { accountId } = request
      const read = () => getContact(db, accountId, request.params.id)
      await changeAsRead(request, read, async (current) => {
        if (await deps.isShownByDefault(db, accountId, current.id)) {
          throw new ApiError('contact_in_use', { key: 'contactShownByDefault' })
        }
        return (await deleteContact(db, accountId, current)) || null
      })
      return reply.code(204).send()
    },
  })
}
