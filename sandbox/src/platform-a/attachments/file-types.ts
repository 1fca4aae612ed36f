const contentTypes = new Map([
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
  ['gif', 'image/gif'],
  ['pdf', 'application/pdf'],
])

export function contentTypeByEnding(fileName: string): string | undefined {
  return contentTypes.get(fileName.replace(/^.*\./, '').toLowerCase())
}
