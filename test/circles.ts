/** Of a file, or of the folder it lies in. */
interface Import {
  from: string
  to: string
}

/** What is left when that which nobody imports, and that which imports nothing, is taken away, again and again. */
export function circlesIn(all: Import[]): Import[] {
  const left = all.filter(
    ({ from, to }) => all.some((other) => other.to === from) && all.some((other) => other.from === to),
  )
  return left.length === all.length ? all : circlesIn(left)
}
