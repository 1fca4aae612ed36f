import type { Client, Webhook, WebhookDraft } from '@aushang/sdk'

/** What the receiver is told of a webhook. */
export interface KnownWebhook {
  path: string
  signingKey: string
}

const drafts: (Omit<WebhookDraft, 'url'> & { path: string; description: string })[] = [
  {
    path: '/hooks/maklersoftware',
    description: 'Maklersoftware',
    events: [
      'publication.succeeded',
      'publication.failed',
      'request.created',
      'request.parsing_failed',
      'property.processing_succeeded',
      'property.processing_failed',
    ],
  },
  { path: '/hooks/website', description: 'Website der Agentur', events: ['publication.succeeded'] },
  { path: '/hooks/altsystem', description: 'Altsystem (mit dem alten Schlüssel)', events: ['request.created'] },
]

/** They are at the receiver of the demo, wherever that listens today. */
export async function bringWebhooks(api: Client, receiverUrl: string): Promise<KnownWebhook[]> {
  const known = await api.listWebhooks().all()
  return Promise.all(
    drafts.map(async ({ path, ...draft }) => {
      const url = receiverUrl + path
      const there = known.find(({ description }) => description === draft.description)
      const { signingKey }: Pick<Webhook, 'signingKey'> =
        there === undefined
          ? await api.createWebhook({ ...draft, url })
          : there.url === url
            ? there
            : await api.patchWebhook(there.id, { url })
      return { path, signingKey }
    }),
  )
}
