interface Answer {
  status: number
  body?: unknown
}

/** What tells a refusal from what was asked for: whoever reads only other members takes the one for the other. */
const tellingMembers = new Set<string | symbol>(['statusCode', 'code', 'message', 'issues'])

/** A test that goes on after a refusal whose status it never looked at tests something else than it says: it fails. */
export function watchRefusals() {
  const unseen = new Map<object, string>()
  return {
    /** The answer, which says whether it was looked at. */
    watch<Watched extends Answer>(answer: Watched, what: string): Watched {
      if (answer.status < 400) return answer
      unseen.set(answer, `${what}: ${answer.status} ${JSON.stringify(answer.body)?.slice(0, 200)}`)
      const see = () => unseen.delete(answer)
      const isObject = typeof answer.body === 'object' && answer.body !== null
      const body = isObject ? whenRead(answer.body as object, tellingMembers, see) : answer.body
      return whenRead({ ...answer, body }, new Set(['status']), see)
    },
    expectAllSeen(): void {
      const left = [...unseen.values()]
      unseen.clear()
      if (left.length > 0) throw new Error(`The test looked at no status of what was refused:\n${left.join('\n')}`)
    },
  }
}

function whenRead<Target extends object>(target: Target, members: Set<string | symbol>, see: () => void): Target {
  return new Proxy(target, {
    get(from, member, receiver) {
      if (members.has(member)) see()
      return Reflect.get(from, member, receiver) as unknown
    },
  })
}
