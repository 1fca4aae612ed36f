import type { MappingNotes } from '../mapping-notes.ts'
import { platformA } from './index.ts'
import { advertTable } from './members.ts'

export const mappingNotes: MappingNotes = {
  connector: platformA,
  heading: 'on Platform A',
  surenessOf: advertTable.surenessOf,
  reaches: 'Platform A is what the target types `platform-a-24` and `platform-a-24-sandbox` reach.',
  tables: [
    {
      heading: 'theirs',
      options: {},
      explained: {
        'address/latitude hidden': 'never sent',
        'address/longitude hidden': 'never sent',
        'rentInterval=month': 'nothing: that is what rents are',
        '/offerStatus=open': 'nothing: that is what adverts are',
      },
    },
  ],
  beside: {
    '/attachments': 'each is sent after the advert',
    '/attachments/url': 'the file',
    '/attachments/type': '`common:Picture` or `common:PDFDocument`',
    '/attachments/title': '`title`, cut to 30 characters',
    '/attachments/isFloorPlan': '`floorplan`',
    '/links': 'each is sent after the advert',
    '/links/title': '`title`, cut to 30 characters',
    '/links/url': '`url`',
    '/contactId': '`contact › @externalId`; the contact is sent before the advert',
  },
}
