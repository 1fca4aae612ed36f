import type { SameWords } from '../words/same-words.ts'
import type { propertiesDe } from './words.de.ts'

export const propertiesEn: SameWords<typeof propertiesDe> = {
  properties: {
    copy: 'Copy',
    data: 'Data',
    delete: 'Delete property',
    deleted: (number) => `${number} is deleted.`,
    deleteListedText: (portals) =>
      `The property is taken off ${portals} first. Once that is confirmed, it is deleted here with its pictures. That cannot be taken back.`,
    deleteText: 'The property and its pictures are deleted. That cannot be taken back.',
    deleteTitle: (number) => `Delete ${number}?`,
    gone: 'Somebody has deleted this property meanwhile. What you have changed cannot be saved any more, but still be copied from here.',
    history: 'History',
    isLeaving: 'is deleted as soon as the portals confirm',
    leaving: (number) => `${number} is taken off the portals, and deleted then.`,
    new: 'New property',
    none: 'No properties yet.',
    noneText: 'Add the first one, or let your software do it through the API.',
    onRequest: 'Price on request',
    pictures: 'Pictures',
    portals: 'Portals',
    processingFailed: 'Something is wrong with a picture.',
    requests: 'Inquiries',
    tabs: 'Parts of the property',
    takeDownAndDelete: 'Take down and delete',
    title: 'Properties',
  },
  propertyTypes: {
    apartmentBuy: 'Flat for sale',
    apartmentRent: 'Flat to rent',
    houseBuy: 'House for sale',
    houseRent: 'House to rent',
    plotBuy: 'Plot for sale',
    plotRent: 'Plot to lease',
  },
}
