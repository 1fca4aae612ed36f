import type { MappingNotes } from '../mapping-notes.ts'
import { platformC } from './index.ts'

export const mappingNotes: MappingNotes = {
  connector: platformC,
  heading: 'on Platform C',
  reaches: 'Platform C is what `platform-c` reaches.',
  tables: [
    {
      heading: 'theirs',
      options: {},
      explained: { 'address/country=AQ': 'refused: the portal does not take this country' },
    },
  ],
  beside: {
    '/externalId': '`metadata › source › offererEstateId`',
    '/attachments': '`media`; the file is uploaded before',
    '/attachments/url': 'the file',
    '/attachments/type': '`media › type` PICTURE or DOCUMENT',
    '/attachments/title': '`media › title`, cut to 60 characters',
    '/attachments/isFloorPlan': '`media › type` FLOOR_PLAN',
    '/links': '`media`',
    '/links/title': '`media › title`, cut to 60 characters',
    '/links/url': '`media › url`',
    '/contactId': '`contact`',
  },
}
