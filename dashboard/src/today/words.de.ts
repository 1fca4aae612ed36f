export const todayDe = {
  today: {
    allEvents: 'Alle Ereignisse',
    allRequests: 'Alle Anfragen',
    allWell: 'Alles in Ordnung.',
    goingOffline: 'geht offline',
    lastTrouble: 'Letzte Ablehnung:',
    lately: 'Letzte Ereignisse',
    needsSomeone: 'Zu erledigen',
    newRequests: 'Neue Anfragen',
    noPortals: 'Noch ist kein Portal verbunden.',
    noRequests: 'Keine ungelesenen Anfragen.',
    nothingHappened: 'Noch ist nichts passiert.',
    onTheWay: 'unterwegs',
    online: 'online',
    onlineUpdating: 'online, wird aktualisiert',
    portals: 'Portale',
    refused: 'abgelehnt',
    title: 'Heute',
  },
  needs: {
    accessPending: (portal: string, count: number) =>
      count === 0
        ? `${portal} wartet auf Ihre Zustimmung.`
        : `${portal} wartet auf Ihre Zustimmung. ${count === 1 ? '1 Objekt wartet' : `${count} Objekte warten`} darauf.`,
    connect: 'Verbinden',
    look: 'Ansehen',
    missing: (portal: string, count: number) =>
      count === 1 ? `${portal} zeigt 1 Objekt nicht mehr.` : `${portal} zeigt ${count} Objekte nicht mehr.`,
    noAccess: (portal: string, count: number) =>
      count === 0
        ? `Kein Zugang zu ${portal}.`
        : `Kein Zugang zu ${portal}. ${count === 1 ? '1 Objekt wartet' : `${count} Objekte warten`} darauf.`,
    picture: (number: string, why: string) => `${number}: ${why}`,
    refused: (portal: string, number: string, why: string) => `${portal} lehnt ${number} ab: ${why}`,
    refusedMany: (portal: string, count: number, why: string) => `${portal} lehnt ${count} Objekte ab: ${why}`,
    refusedManyNamed: (count: number, why: string) => `${count} Objekte abgelehnt: ${why}`,
    refusedNamed: (number: string, why: string) => `${number}: ${why}`,
    unreadable: (target: string, count: number) =>
      `${target}: ${count === 1 ? '1 Mail war' : `${count} Mails waren`} nicht lesbar.`,
    webhookDisabled: (host: string) => `Der Webhook an ${host} ist abgeschaltet.`,
    webhookFailing: (host: string) => `Die Zustellung an den Webhook ${host} ist gestört.`,
  },
  needTones: {
    bad: 'Fehler',
    waiting: 'Wartet',
  },
}
