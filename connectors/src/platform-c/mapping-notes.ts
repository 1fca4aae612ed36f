import type { MappingNotes } from '../mapping-notes.ts'
import { platformC } from './index.ts'
import { listingTable } from './members.ts'

export const mappingNotes: MappingNotes = {
  connector: platformC,
  heading: 'on Platform C',
  surenessOf: listingTable.surenessOf,
  reaches: 'Platform C is what `platform-c` reaches.',
  tables: [
    {
      heading: 'theirs',
      options: {},
      explained: {
        'apartmentType=other': 'nothing: the portal has no other kind',
        'houseType=other': 'nothing: the portal has no other kind',
        'rentInterval=month': 'nothing: that is what rents are',
        '/offerStatus=open': 'nothing: that is what adverts are',
        '/contact/salutation=none': 'nothing',
      },
    },
  ],
  beside: {
    '/attachments': '`media`; the file is uploaded before',
    '/attachments/url': 'the file',
    '/attachments/type': '`media › mediaType` PICTURE or DOCUMENT',
    '/attachments/title': '`media › title`, cut to 60 characters',
    '/attachments/isFloorPlan': '`media › category` FLOOR_PLAN; of a document left out, with a warning',
    '/links': '`media`',
    '/links/title': '`media › title`, cut to 60 characters',
    '/links/url': '`media › url`',
    '/contactId': '`contact`',
  },
}
