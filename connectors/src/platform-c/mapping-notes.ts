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
      explained: { 'address/latitude hidden': 'never sent', 'address/longitude hidden': 'never sent' },
    },
  ],
  beside: {
    '/attachments': '`media`; the file is uploaded before',
    '/attachments/url': 'the file',
    '/attachments/type': '`media › type` PICTURE or DOCUMENT',
    '/attachments/title': '`media › title`, cut to 60 characters',
    '/attachments/isFloorPlan': '`media › type` FLOOR_PLAN; of a document left out, with a warning',
    '/links': '`media`',
    '/links/title': '`media › title`, cut to 60 characters',
    '/links/url': '`media › url`',
    '/contactId': '`contact`',
  },
}
