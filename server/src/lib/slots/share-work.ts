/** Whoever asks for what is being made already, by its name, gets what comes of that. */
export function shareWork<Result>(): (name: string, work: () => Promise<Result>) => Promise<Result> {
  const underWay = new Map<string, Promise<Result>>()
  return (name, work) => {
    const begun = underWay.get(name) ?? work().finally(() => underWay.delete(name))
    underWay.set(name, begun)
    return begun
  }
}
