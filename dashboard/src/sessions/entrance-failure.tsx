import { Failure } from '../ui/failure.tsx'
import { useWords } from '../words/language.ts'

/** Why somebody does not get in, in the words of the forms that let people in. */
export function EntranceFailure({ error }: { error: unknown }) {
  const { sessions } = useWords()
  const names = {
    accountName: sessions.agency,
    name: sessions.yourName,
    email: sessions.email,
    password: sessions.password,
  }
  return <Failure error={error} names={names} />
}
