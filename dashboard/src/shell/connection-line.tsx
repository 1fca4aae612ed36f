import { useConnection } from '../connection.ts'
import { useWords } from '../words/language.ts'
import classes from './connection-line.module.css'

/** Says that the service does not answer as it should, as long as that is so. Whatever failed is tried again meanwhile. */
export function ConnectionLine() {
  const words = useWords()
  const connection = useConnection()
  return (
    <div className={classes.line} role="status">
      {connection === 'fine' ? null : words.connection[connection]}
    </div>
  )
}
