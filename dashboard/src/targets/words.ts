export const targetsWords = {
  targets: {
    abandon: { de: 'Portal aufgeben', en: 'Give up on this portal' },
    abandonForce: {
      de: 'Trotzdem aufgeben, obwohl das Portal noch erreichbar ist',
      en: 'Give up anyway, although the portal can still be reached',
    },
    abandonText: {
      de: (count: number, name: string) =>
        `${name} verschwindet hier mit ${count === 1 ? 'einem Inserat' : `${count} Inseraten`}. Dem Portal wird nichts gesagt: Was dort online ist, bleibt online. Das lässt sich nicht zurücknehmen.`,
      en: (count: number, name: string) =>
        `${name} disappears here with ${count === 1 ? 'one listing' : `${count} listings`}. The portal is told nothing: what is online there stays online. This cannot be undone.`,
    },
    access: { de: 'Zugang', en: 'Access' },
    accessPlayed: {
      de: (name: string) =>
        `${name} ist zum Ausprobieren und braucht keinen Vertrag: Die Zugangsdaten sind schon eingetragen.`,
      en: (name: string) => `${name} is for trying things out and needs no contract: its login is filled in already.`,
    },
    accessSaved: {
      de: 'Gespeichert. Der Zugang wird beim Portal geprüft.',
      en: 'Saved. The portal is being asked whether it works.',
    },
    address: { de: 'Adresse für Anfragen', en: 'Address for inquiries' },
    addressCollected: {
      de: 'Das Portal schickt Anfragen an diese Adresse:',
      en: 'The portal sends inquiries to this address:',
    },
    addressForward: {
      de: 'Leiten Sie Anfragen des Portals an diese Adresse weiter:',
      en: 'Forward the portal’s inquiries to this address:',
    },
    byConsent: { de: 'Sie stimmen auf der Seite des Portals zu.', en: 'You agree on the portal’s own page.' },
    byDefault: { de: 'Standard', en: 'Default' },
    byLogin: { de: 'Sie geben die Zugangsdaten aus Ihrem Vertrag ein.', en: 'You enter the login from your contract.' },
    changeAccess: { de: 'Zugangsdaten ändern', en: 'Change the login' },
    check: { de: 'Zugang prüfen', en: 'Check access' },
    choose: { de: 'Bitte wählen', en: 'Please choose' },
    chooseOther: { de: 'Anderes wählen', en: 'Choose another' },
    clear: { de: (label: string) => `${label} leeren`, en: (label: string) => `Clear ${label}` },
    collect: { de: 'Anfragen automatisch erhalten', en: 'Receive inquiries automatically' },
    collectHelp: {
      de: 'Das Portal wird gebeten, Anfragen direkt hierher zu schicken. Das Weiterleiten entfällt.',
      en: 'The portal is asked to send inquiries straight here. Nobody has to forward them.',
    },
    connect: { de: 'Portal verbinden', en: 'Connect a portal' },
    consentNext: {
      de: (name: string) =>
        `Als Nächstes öffnet sich ${name}. Melden Sie sich dort an und stimmen Sie zu; danach kommen Sie von selbst hierher zurück.`,
      en: (name: string) => `Next, ${name} opens. Sign in there and agree; you come back here by yourself.`,
    },
    consumerHelp: {
      de: (name: string) =>
        `${name} verlangt einen eigenen Schlüssel Ihrer Agentur. Er steht in Ihrem Vertrag und wird nur einmal gebraucht.`,
      en: (name: string) => `${name} wants a key of your agency’s own. It is in your contract and is needed only once.`,
    },
    doesNotWork: { de: 'Der Zugang funktioniert nicht.', en: 'Access does not work.' },
    ending: { de: 'Beenden', en: 'Ending it' },
    furtherOptions: {
      de: (count: number) => `Weitere Einstellungen (${count})`,
      en: (count: number) => `Further options (${count})`,
    },
    gmail: { de: 'Gmail', en: 'Gmail' },
    gmailSteps: {
      de: 'Öffnen Sie „Einstellungen“ › „Weiterleitung und POP/IMAP“ und fügen Sie die Adresse als Weiterleitungsadresse hinzu.\nGmail schickt einen Bestätigungscode an die Adresse: Sie finden die Mail hier unter „Anfragen“ › „Nicht lesbar“.\nLegen Sie unter „Filter und blockierte Adressen“ einen Filter an: „Von“ ist die Absenderadresse des Portals.\nWählen Sie „Weiterleiten an“ und die Adresse.',
      en: 'Open “Settings” › “Forwarding and POP/IMAP” and add the address as a forwarding address.\nGmail sends a code to the address: you find that mail here under “Inquiries” › “Unreadable”.\nUnder “Filters and blocked addresses”, make a filter: “From” is the portal’s sender address.\nChoose “Forward it to” and the address.',
    },
    goToPortal: { de: 'Weiter zum Portal', en: 'Go to the portal' },
    kind: { de: 'Art', en: 'Kind' },
    lastExchange: { de: 'Letzter Austausch', en: 'Last exchange' },
    listings: { de: 'Objekte', en: 'Properties there' },
    name: { de: 'Name', en: 'Name' },
    nameHelp: {
      de: 'So heißt das Portal hier, zum Beispiel mit dem Ort der Filiale.',
      en: 'What the portal is called here, such as with the place of the branch.',
    },
    no: { de: 'Nein', en: 'No' },
    noExchange: { de: 'Noch kein Austausch', en: 'Nothing exchanged yet' },
    none: { de: 'Noch ist kein Portal verbunden.', en: 'No portal is connected yet.' },
    noneText: {
      de: 'Verbinden Sie das erste: Danach veröffentlichen Sie Objekte dort mit einem Klick.',
      en: 'Connect the first one: then you publish properties there with one click.',
    },
    notes: { de: 'Meldungen des Portals', en: 'What the portal wrote' },
    options: { de: 'Einstellungen', en: 'Options' },
    otherMail: { de: 'Anderes Mailprogramm', en: 'Another mail program' },
    otherMailSteps: {
      de: 'Legen Sie eine Regel für eingehende Mails an.\nBedingung: Der Absender ist die Adresse, von der das Portal Anfragen schickt.\nAktion: weiterleiten an die Adresse oben, am besten „umleiten“, damit die Mail unverändert ankommt.\nSchicken Sie sich zur Probe selbst eine Anfrage über das Portal.',
      en: 'Make a rule for incoming mail.\nCondition: the sender is the address from which the portal sends inquiries.\nAction: forward to the address above, or better “redirect”, so that the mail arrives unchanged.\nTo try it, send yourself an inquiry through the portal.',
    },
    outlook: { de: 'Outlook', en: 'Outlook' },
    outlookSteps: {
      de: 'Öffnen Sie „Einstellungen“ › „E-Mail“ › „Regeln“ und „Neue Regel hinzufügen“.\nBedingung: „Von“ und die Absenderadresse des Portals.\nAktion: „Umleiten an“ und die Adresse oben.\nSpeichern Sie die Regel. In Firmen muss die Verwaltung das Weiterleiten nach außen manchmal erst erlauben.',
      en: 'Open “Settings” › “Mail” › “Rules” and “Add new rule”.\nCondition: “From” and the portal’s sender address.\nAction: “Redirect to” and the address above.\nSave the rule. In companies, an administrator may have to allow forwarding to the outside first.',
    },
    publishNow: { de: 'Objekte veröffentlichen', en: 'Publish properties' },
    reason: { de: 'Grund', en: 'Reason' },
    remove: { de: 'Portal entfernen', en: 'Remove this portal' },
    removeText: {
      de: (name: string) =>
        `${name} verschwindet aus der Liste. Dort ist nichts mehr von Ihnen online. Anfragen an die Adresse werden nicht mehr angenommen.`,
      en: (name: string) =>
        `${name} disappears from the list. Nothing of yours is online there any more. Inquiries to its address are no longer accepted.`,
    },
    removed: { de: (name: string) => `${name} ist entfernt.`, en: (name: string) => `${name} is removed.` },
    requests: { de: 'Anfragen', en: 'Inquiries' },
    save: { de: 'Speichern', en: 'Save' },
    saveAndRepublish: {
      de: (count: number) => `Speichern und ${count === 1 ? '1 Objekt' : `${count} Objekte`} neu veröffentlichen`,
      en: (count: number) => `Save and publish ${count === 1 ? '1 property' : `${count} properties`} anew`,
    },
    saveAndTry: { de: 'Speichern und prüfen', en: 'Save and try' },
    saved: { de: 'Gespeichert.', en: 'Saved.' },
    showSecret: { de: (label: string) => `${label} zeigen`, en: (label: string) => `Show ${label}` },
    stepAccess: { de: 'Zugang geben', en: 'Give access' },
    stepChoose: { de: 'Portal wählen', en: 'Choose a portal' },
    stepTry: { de: 'Ausprobieren', en: 'Try it' },
    steps: { de: 'Schritte', en: 'Steps' },
    sync: { de: 'Abgleichen', en: 'Full transfer' },
    syncAsks: {
      de: 'Das Portal bekommt alles auf einmal. Was dort von Ihnen online ist und hier nicht steht, verschwindet dort.',
      en: 'The portal gets everything at once. What it has of yours and is not listed here disappears there.',
    },
    syncNow: { de: 'Jetzt abgleichen', en: 'Transfer now' },
    syncText: {
      de: 'Nach einem Abgleich zeigt das Portal genau das, was hier steht: nicht mehr und nicht weniger.',
      en: 'After a full transfer the portal shows exactly what is listed here: no more and no less.',
    },
    syncedListings: {
      de: (count: number) => (count === 1 ? '1 Objekt übertragen.' : `${count} Objekte übertragen.`),
      en: (count: number) => (count === 1 ? '1 property transferred.' : `${count} properties transferred.`),
    },
    takeAllDown: { de: 'Alles vom Portal nehmen', en: 'Take everything down' },
    takeAllDownText: {
      de: (count: number, name: string) =>
        count === 1
          ? `1 Objekt ist danach auf ${name} nicht mehr zu sehen.`
          : `${count} Objekte sind danach auf ${name} nicht mehr zu sehen.`,
      en: (count: number, name: string) =>
        `${count === 1 ? '1 property' : `${count} properties`} will no longer be shown on ${name}.`,
    },
    takeDownCount: { de: (count: number) => `${count} vom Portal nehmen`, en: (count: number) => `Take ${count} down` },
    takenDown: {
      de: (count: number) => (count === 1 ? '1 Inserat geht offline.' : `${count} Inserate gehen offline.`),
      en: (count: number) => (count === 1 ? '1 listing goes offline.' : `${count} listings go offline.`),
    },
    title: { de: 'Portale', en: 'Portals' },
    toTarget: { de: 'Einstellungen des Portals', en: 'Settings of the portal' },
    trying: {
      de: (name: string) => `${name} wird gefragt, ob der Zugang stimmt …`,
      en: (name: string) => `Asking ${name} whether access works …`,
    },
    unchanged: { de: 'bleibt, wie es ist', en: 'stays as it is' },
    works: { de: 'Der Zugang funktioniert.', en: 'Access works.' },
    worksText: {
      de: (name: string) => `${name} ist verbunden. Jetzt können Sie Objekte dort veröffentlichen.`,
      en: (name: string) => `${name} is connected. You can publish properties there now.`,
    },
    yes: { de: 'Ja', en: 'Yes' },
  },
  accessStates: {
    authorized: { de: 'verbunden', en: 'connected' },
    failed: { de: 'Zugang abgelehnt', en: 'access refused' },
    pending: { de: 'wartet auf Zustimmung', en: 'waits for consent' },
    revoked: { de: 'Zugang abgelaufen', en: 'access lost' },
  },
  syncStates: {
    failed: { de: 'Abgleich fehlgeschlagen.', en: 'The transfer failed.' },
    pending: { de: 'Der Abgleich läuft.', en: 'The transfer is under way.' },
    succeeded: { de: 'Abgeglichen.', en: 'Transferred.' },
  },
  noteSays: {
    accepted: { de: 'angenommen', en: 'accepted' },
    refused: { de: 'abgelehnt', en: 'refused' },
    remarked: { de: 'Hinweis', en: 'remark' },
    unclear: { de: 'unklar', en: 'unclear' },
  },
}
