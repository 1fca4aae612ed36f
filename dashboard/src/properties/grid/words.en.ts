import type { SameWords } from '../../words/same-words.ts'
import type { gridDe } from './words.de.ts'

export const gridEn: SameWords<typeof gridDe> = {
  grid: {
    anyContact: 'All contacts',
    anyPortal: 'All portals',
    anyState: 'Any state',
    anyType: 'All types',
    contact: 'Contact',
    filters: 'Filters',
    filtersSet: (count) => `Filters (${count})`,
    needsSomeone: 'Needs attention',
    newestFirst: 'Newest first',
    notThere: 'It is not on this portal.',
    nothingFound: 'No property fits.',
    oldestFirst: 'Oldest first',
    pictureFailed: 'Something is wrong with a picture',
    portal: 'Portal',
    printedSome: (count) =>
      `Printed are the first ${count} properties of the list. For more of them, scroll down the list before printing.`,
    search: 'Title, number, place …',
    select: (title) => `Select ${title}`,
    selectAll: 'Select all',
    showAll: 'Show all',
    sort: 'Order',
    state: 'State',
    type: 'Type',
  },
  gridStates: {
    failed: 'refused',
    none: 'not published',
    pending: 'on its way',
    published: 'online',
    unpublishing: 'going offline',
    updating: 'updating',
  },
  gridOrders: {
    'updatedAt desc': 'Changed last',
    'price asc': 'Price, low to high',
    'price desc': 'Price, high to low',
    'area asc': 'Area, small to large',
    'area desc': 'Area, large to small',
    'city asc': 'Place, A–Z',
  },
  bulk: {
    alreadyThere: (count) =>
      count === 1 ? '1 has a listing there already.' : `${count} have a listing there already.`,
    advised: (count) =>
      count === 1
        ? '1 lacks something, and is published all the same'
        : `${count} lack something, and are published all the same`,
    confirmed: (count, total) => `${count} of ${total} confirmed`,
    failed: (count) => `${count} did not work`,
    failures: 'Did not work',
    goesOn: 'It goes on without this window, too.',
    overtaken: 'Asked otherwise since',
    progress: 'Confirmed',
    publish: 'Publish …',
    retry: 'Try again …',
    selected: (count, hidden) =>
      (count === 1 ? '1 property selected' : `${count} properties selected`) +
      (hidden === 0 ? '' : `, ${hidden} of them not to be seen here`),
    title: 'Selection',
    tooMany: (count) => `${count} can go at once.`,
    unselect: 'Clear selection',
    where: 'On which portals?',
    willGo: (count) => (count === 1 ? '1 is ready.' : `${count} are ready.`),
    withdraw: 'Take down …',
    wouldRefuse: (count) => `${count} would be refused`,
  },
  bulkTitles: {
    publish: 'Publish',
    retry: 'Try again',
    withdraw: 'Take down',
  },
  bulkActions: {
    publish: (count) => `Publish ${count}`,
    retry: (count) => `Try ${count} again`,
    withdraw: (count) => `Take down ${count}`,
  },
  bulkRefusals: {
    external_id_taken: 'The number belongs to another property there already.',
    listing_exists: 'It is there already.',
    not_listed: 'It is not there.',
    nothing_to_retry: 'There is nothing to try again.',
    portal_would_refuse: 'The portal would not take it like this.',
    property_is_leaving: 'The property is being deleted.',
    unknown_property: 'The property is no longer there.',
    unknown_target: 'The portal is no longer there.',
  },
}
