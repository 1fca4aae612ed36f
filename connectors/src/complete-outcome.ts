import { completeMessage, completeSentence, type Problem, type SaidOf, type Sentence } from '@aushang/model'

/** What a connector, or the client that it spoke through, says of its portal, with the portal's own name in it. */
export function completeOutcome<Outcome extends object>(outcome: Outcome, known: SaidOf): Outcome {
  const { sentence, problems, warnings }: Said = outcome
  return {
    ...outcome,
    ...(sentence && { sentence: completeSentence(sentence, known) }),
    ...(problems && { problems: completeProblems(problems, known) }),
    ...(warnings && { warnings: completeProblems(warnings, known) }),
  }
}

export function completeProblems(problems: readonly Problem[], known: SaidOf): Problem[] {
  return problems.map((problem) => ({ ...problem, message: completeMessage(problem.message, known) }))
}

/** What of an outcome is in words. */
interface Said {
  sentence?: Sentence
  problems?: readonly Problem[]
  warnings?: readonly Problem[]
}
