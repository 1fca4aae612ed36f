/** The known name that somebody who wrote this one has meant, by all appearances; or null. */
export function nearestName(written: string, known: readonly string[]): string | null {
  const near = known
    .map((name) => ({ name, edits: countEdits(written.toLowerCase(), name.toLowerCase()) }))
    .filter(({ name, edits }) => edits <= editsMax(name))
    .toSorted((a, b) => a.edits - b.edits)
  return near[0]?.name ?? null
}

// Of short names, too many others are two letters away: HOME is not HOST.
function editsMax({ length }: string): number {
  return length < 4 ? 0 : length < 10 ? 1 : 2
}

/** How many letters are wrong, missing, too many or exchanged with their neighbour. */
function countEdits(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, index) => index)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const [above = [], twoAbove = []] = [rows[i - 1], rows[i - 2]]
      const isSame = a[i - 1] === b[j - 1]
      const isExchanged = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row.push(
        Math.min(
          at(above, j) + 1,
          at(row, j - 1) + 1,
          at(above, j - 1) + (isSame ? 0 : 1),
          isExchanged ? at(twoAbove, j - 2) + 1 : Infinity,
        ),
      )
    }
    rows.push(row)
  }
  return at(rows.at(-1) ?? [], b.length)
}

function at(row: number[], index: number): number {
  return row[index] ?? Infinity
}
