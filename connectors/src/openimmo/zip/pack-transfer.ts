import { Readable } from 'node:stream'
import type { Publication } from '../../contract.ts'
import { addressOf, fileName, takenAttachments } from '../document/anhaenge.ts'
import type { Settings } from '../options.ts'
import type { Complete } from '../document/transfer-document.ts'
import { encodeXml } from '../document/xml.ts'
import { zip, type ZipFile } from './write-zip.ts'

/** One transfer: the XML and, beside it, the files that it names. */
export function pack(xml: string, publications: Publication[], settings: Settings): Readable {
  const document: ZipFile = {
    name: 'openimmo.xml',
    open: () => Readable.from([encodeXml(xml, settings.encoding)]),
  }
  return zip([document, ...publications.flatMap((publication) => filesOf(publication, settings))])
}

export function isComplete(publication: Publication): publication is Complete {
  return publication.contact !== null
}

function filesOf(publication: Publication, settings: Settings): ZipFile[] {
  return takenAttachments(publication, settings)
    .filter((each) => settings.pictures === 'inZip' || addressOf(each, publication) === undefined)
    .map((attachment) => ({ name: fileName(attachment), open: () => attachment.open() }))
}
