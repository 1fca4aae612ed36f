import type { MappingNotes } from '../mapping-notes.ts'
import { openImmo } from './index.ts'
import { immobilieTable } from './members.ts'

const hidden = 'not sent, unless the target says `hiddenAddress: sent`'
const never = 'never sent'
const explained = {
  'address/street hidden': hidden,
  'address/streetNumber hidden': hidden,
  'address/latitude hidden': never,
  'address/longitude hidden': never,
  '/contact/salutation=none': 'nothing',
}

export const mappingNotes: MappingNotes = {
  connector: openImmo,
  heading: 'in OpenImmo 1.2.7',
  surenessOf: immobilieTable.surenessOf,
  reaches: 'OpenImmo is what `openimmo` and `platform-b` are sent as a file.',
  tables: [
    { heading: 'in 1.2.7', options: {}, explained },
    { heading: 'in 1.2.5, where it is another', options: { version: '1.2.5' }, explained },
  ],
  beside: {
    '/attachments': '`anhaenge › anhang`, with the file in the archive',
    '/attachments/url': '`anhaenge › anhang › daten › pfad`: the file in the archive',
    '/attachments/type': '`anhaenge › anhang › @gruppe` BILD or DOKUMENTE; the title picture is TITELBILD',
    '/attachments/title': '`anhaenge › anhang › anhangtitel`',
    '/attachments/isFloorPlan': '`anhaenge › anhang › @gruppe` GRUNDRISS',
    '/links': '`anhaenge › anhang`',
    '/links/title': '`anhaenge › anhang › anhangtitel`',
    '/links/url': '`anhaenge › anhang › daten › pfad`',
    '/contactId': '`kontaktperson`',
  },
}
