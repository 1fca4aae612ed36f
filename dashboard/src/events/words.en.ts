import type { SameWords } from '../words/same-words.ts'
import type { eventsDe } from './words.de.ts'

export const eventsEn: SameWords<typeof eventsDe> = {
  events: {
    allNames: 'All',
    cursor: 'Go on from here:',
    name: 'Event',
    noId: 'This is no id: it has 20 letters and digits.',
    none: 'No events yet.',
    noneText: 'Whatever happens is listed here for 30 days.',
    nothingFound: 'No event matches that.',
    payload: 'Payload',
    resource: 'ID',
    resourceHint: 'of a property, listing, portal, inquiry',
    title: 'Events',
  },
  eventSentences: {
    asked: 'asked',
    askedAbout: (number) => `asked about ${number}`,
    done: 'Done',
    failed: 'Failed',
    goneProperty: 'A deleted property',
    goneTarget: 'a removed portal',
    inquiry: 'Inquiry',
    missingOn: 'is not shown any more by',
    noAccess: 'No access to',
    processed: 'is processed',
    processingFailed: 'has a picture with something wrong',
    refusedBy: 'refused by',
    somebody: 'Somebody',
    unreadable: (subject) => `A mail could not be read: “${subject}”`,
    webhookDisabled: (host) => `Webhook to ${host} disabled`,
    webhookPing: 'A webhook was pinged',
  },
  publications: {
    create: 'is online on',
    delete: 'is no longer on',
    update: 'is up to date on',
  },
}
