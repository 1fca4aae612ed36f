const de = {
  title: 'Webhook-Empfänger der Demo',
  intro:
    'So kommen die Webhooks bei Ihrer Software an. Jede Zustellung erscheint hier sofort, ihre Signatur wird mit dem Schlüssel des Webhooks geprüft. Ab und zu antwortet der Empfänger absichtlich mit 503, und das Altsystem kennt nur einen veralteten Schlüssel: So sehen Sie, wie Aushang es erneut versucht.',
  dashboard: 'Zu Aushang',
  sandbox: 'Zu den Portalen',
  arrived: 'Zustellungen',
  right: 'Signatur gültig',
  wrong: 'Signatur ungültig',
  failed: 'nicht angenommen',
  waiting:
    'Seit dem Start der Demo ist nichts angekommen; was vorher kam, merkt sich diese Seite nicht. Sobald etwas passiert, steht es hier.',
  attempt: 'Versuch',
  outdated: 'Dieser Empfänger prüft absichtlich mit einem veralteten Schlüssel.',
  accepted: 'angenommen',
  busy: 'ausgelastet',
  refused: 'abgelehnt',
  all: 'Alle',
  events: {
    'publication.succeeded': 'Veröffentlichung gelungen',
    'publication.failed': 'Veröffentlichung gescheitert',
    'request.created': 'Neue Anfrage',
    'request.parsing_failed': 'Mail nicht lesbar',
    'property.processing_succeeded': 'Objekt verarbeitet',
    'property.processing_failed': 'Objekt mit Mängeln verarbeitet',
    'webhook.ping': 'Ping',
  },
}

const en: typeof de = {
  title: 'Webhook receiver of the demo',
  intro:
    'This is how webhooks reach your software. Every delivery shows up here at once, its signature checked against the key of the webhook. Now and then the receiver answers 503 on purpose, and the Altsystem knows an outdated key only: that is how you see Aushang try again.',
  dashboard: 'To Aushang',
  sandbox: 'To the portals',
  arrived: 'deliveries',
  right: 'signature valid',
  wrong: 'signature invalid',
  failed: 'not accepted',
  waiting:
    'Nothing has arrived since the demo was started; this page does not keep what came before. As soon as something happens, it shows up here.',
  attempt: 'attempt',
  outdated: 'This receiver checks with an outdated key on purpose.',
  accepted: 'accepted',
  busy: 'busy',
  refused: 'refused',
  all: 'All',
  events: {
    'publication.succeeded': 'Publication succeeded',
    'publication.failed': 'Publication failed',
    'request.created': 'New inquiry',
    'request.parsing_failed': 'Mail not readable',
    'property.processing_succeeded': 'Property processed',
    'property.processing_failed': 'Property processed with faults',
    'webhook.ping': 'Ping',
  },
}

export const receiverWords = { de, en }
