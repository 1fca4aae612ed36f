import type { SameWords } from '../words/same-words.ts'
import type { todayDe } from './words.de.ts'

export const todayEn: SameWords<typeof todayDe> = {
  today: {
    allEvents: 'All events',
    allRequests: 'All inquiries',
    allWell: 'All is well.',
    goingOffline: 'going offline',
    lastTrouble: 'Last refusal:',
    lately: 'Latest events',
    needsSomeone: 'Needs attention',
    newRequests: 'New inquiries',
    noPortals: 'No portal is connected yet.',
    noRequests: 'No unread inquiries.',
    nothingHappened: 'Nothing has happened yet.',
    onTheWay: 'on their way',
    online: 'online',
    onlineUpdating: 'online, updating',
    portals: 'Portals',
    refused: 'refused',
    title: 'Today',
  },
  needs: {
    accessPending: (portal, count) =>
      count === 0
        ? `${portal} waits for your consent.`
        : `${portal} waits for your consent, and so ${count === 1 ? 'does 1 property' : `do ${count} properties`}.`,
    connect: 'Connect',
    look: 'Show',
    missing: (portal, count) =>
      count === 1
        ? `${portal} does not show 1 property any more.`
        : `${portal} does not show ${count} properties any more.`,
    noAccess: (portal, count) =>
      count === 0
        ? `No access to ${portal}.`
        : `No access to ${portal}. ${count === 1 ? '1 property waits' : `${count} properties wait`} for it.`,
    picture: (number, why) => `${number}: ${why}`,
    refused: (portal, number, why) => `${portal} refuses ${number}: ${why}`,
    refusedMany: (portal, count, why) => `${portal} refuses ${count} properties: ${why}`,
    refusedManyNamed: (count: number, why: string) => `${count} properties refused: ${why}`,
    refusedNamed: (number: string, why: string) => `${number}: ${why}`,
    unreadable: (target, count) => `${target}: ${count === 1 ? '1 mail' : `${count} mails`} could not be read.`,
    webhookDisabled: (host) => `The webhook to ${host} is disabled.`,
    webhookFailing: (host) => `The webhook to ${host} does not get through.`,
  },
  needTones: {
    bad: 'Trouble',
    waiting: 'Waiting',
  },
}
