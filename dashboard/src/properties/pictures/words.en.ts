import type { SameWords } from '../../words/same-words.ts'
import type { picturesDe } from './words.de.ts'

export const picturesEn: SameWords<typeof picturesDe> = {
  pictures: {
    addAddresses: (count) => (count === 0 ? 'Add links' : count === 1 ? 'Add 1 link' : `Add ${count} links`),
    addresses: 'Links to pictures or PDF files',
    addressesHelp: 'One link per line. The files are fetched from there.',
    backward: (name) => `Move ${name} back`,
    byAddress: 'Paste links',
    caption: 'Caption',
    captionOf: (name) => `Caption: ${name}`,
    choose: 'Choose files',
    drop: 'Drop pictures and PDF files here',
    dropHelp: 'JPEG, PNG, WebP, HEIC, AVIF, GIF, TIFF or PDF, up to 16 MB each',
    failed: 'The picture is not in order.',
    floorPlan: 'Floor plan',
    forward: (name) => `Move ${name} forward`,
    makeTitle: (name) => `Move ${name} to the front`,
    merged: 'Somebody has changed the pictures meanwhile, too. Please look, and save once more.',
    noAddresses: 'Not added: a link begins with https:// or http://.',
    none: 'No pictures yet.',
    noneText: 'Listings with pictures are seen far more often. The first becomes the title picture.',
    nowAt: (place) => `Now in place ${place}.`,
    number: (place) => `Picture ${place}`,
    pages: (count) => (count === 1 ? '1 page' : `${count} pages`),
    processing: 'being checked',
    remove: (name) => `Remove ${name}`,
    sent: (count, total) => `${count} of ${total} uploaded`,
    title: 'Title picture',
    uploading: 'Uploading',
  },
}
