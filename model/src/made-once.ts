/** What takes long to make is made when it is first needed: not every process that loads this needs it. */
export function madeOnce<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => (made ??= make())
}
