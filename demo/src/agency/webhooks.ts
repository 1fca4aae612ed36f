import type { Client, WebhookDraft } from '@aushang/sdk'

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
  const brought: KnownWebhook[] = []
  for (const { path, ...draft } of drafts) {
    const url = receiverUrl + path
    const there = known.find(({ description }) => description === draft.description)
    const { id, signingKey, url: before } = there ?? (await api.createWebhook({ ...draft, url }))
    if (before !== url) await api.patchWebhook(id, { url })
    brought.push({ path, signingKey })
  }
  return brought
}
