export const todayWords = {
  today: {
    allEvents: { de: 'Alle Ereignisse', en: 'All events' },
    allRequests: { de: 'Alle Anfragen', en: 'All inquiries' },
    allWell: { de: 'Alles in Ordnung.', en: 'All is well.' },
    goingOffline: { de: 'geht offline', en: 'going offline' },
    lastTrouble: { de: 'Letzte Ablehnung:', en: 'Last refusal:' },
    lately: { de: 'Letzte Ereignisse', en: 'Latest events' },
    needsSomeone: { de: 'Zu erledigen', en: 'Needs attention' },
    newRequests: { de: 'Neue Anfragen', en: 'New inquiries' },
    noPortals: { de: 'Noch ist kein Portal verbunden.', en: 'No portal is connected yet.' },
    noRequests: { de: 'Keine ungelesenen Anfragen.', en: 'No unread inquiries.' },
    nothingHappened: { de: 'Noch ist nichts passiert.', en: 'Nothing has happened yet.' },
    onTheWay: { de: 'unterwegs', en: 'on their way' },
    online: { de: 'online', en: 'online' },
    onlineUpdating: { de: 'online, wird aktualisiert', en: 'online, updating' },
    portals: { de: 'Portale', en: 'Portals' },
    refused: { de: 'abgelehnt', en: 'refused' },
    title: { de: 'Heute', en: 'Today' },
  },
  needs: {
    accessPending: {
      de: (portal: string, count: number) =>
        count === 0
          ? `${portal} wartet auf Ihre Zustimmung.`
          : `${portal} wartet auf Ihre Zustimmung. ${count === 1 ? '1 Objekt wartet' : `${count} Objekte warten`} darauf.`,
      en: (portal: string, count: number) =>
        count === 0
          ? `${portal} waits for your consent.`
          : `${portal} waits for your consent, and so ${count === 1 ? 'does 1 property' : `do ${count} properties`}.`,
    },
    connect: { de: 'Verbinden', en: 'Connect' },
    look: { de: 'Ansehen', en: 'Show' },
    missing: {
      de: (portal: string, count: number) =>
        count === 1 ? `${portal} zeigt 1 Objekt nicht mehr.` : `${portal} zeigt ${count} Objekte nicht mehr.`,
      en: (portal: string, count: number) =>
        count === 1
          ? `${portal} does not show 1 property any more.`
          : `${portal} does not show ${count} properties any more.`,
    },
    noAccess: {
      de: (portal: string, count: number) =>
        count === 0
          ? `Kein Zugang zu ${portal}.`
          : `Kein Zugang zu ${portal}. ${count === 1 ? '1 Objekt wartet' : `${count} Objekte warten`} darauf.`,
      en: (portal: string, count: number) =>
        count === 0
          ? `No access to ${portal}.`
          : `No access to ${portal}. ${count === 1 ? '1 property waits' : `${count} properties wait`} for it.`,
    },
    picture: {
      de: (number: string, why: string) => `${number}: ${why}`,
      en: (number: string, why: string) => `${number}: ${why}`,
    },
    refused: {
      de: (portal: string, number: string, why: string) => `${portal} lehnt ${number} ab: ${why}`,
      en: (portal: string, number: string, why: string) => `${portal} refuses ${number}: ${why}`,
    },
    refusedMany: {
      de: (portal: string, count: number, why: string) => `${portal} lehnt ${count} Objekte ab: ${why}`,
      en: (portal: string, count: number, why: string) => `${portal} refuses ${count} properties: ${why}`,
    },
    refusedManyNamed: {
      de: (count: number, why: string) => `${count} Objekte abgelehnt: ${why}`,
      en: (count: number, why: string) => `${count} properties refused: ${why}`,
    },
    refusedNamed: {
      de: (number: string, why: string) => `${number}: ${why}`,
      en: (number: string, why: string) => `${number}: ${why}`,
    },
    unreadable: {
      de: (target: string, count: number) =>
        `${target}: ${count === 1 ? '1 Mail war' : `${count} Mails waren`} nicht lesbar.`,
      en: (target: string, count: number) =>
        `${target}: ${count === 1 ? '1 mail' : `${count} mails`} could not be read.`,
    },
    webhookDisabled: {
      de: (host: string) => `Der Webhook an ${host} ist abgeschaltet.`,
      en: (host: string) => `The webhook to ${host} is disabled.`,
    },
    webhookFailing: {
      de: (host: string) => `Die Zustellung an den Webhook ${host} ist gestört.`,
      en: (host: string) => `The webhook to ${host} does not get through.`,
    },
  },
  needTones: {
    bad: { de: 'Fehler', en: 'Trouble' },
    waiting: { de: 'Wartet', en: 'Waiting' },
  },
}
