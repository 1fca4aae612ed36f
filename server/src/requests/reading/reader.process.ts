import { answerInputs } from '../../lib/apart-child.ts'
import { readMail } from './read-mail.ts'

// A process of its own, see readers.ts: mails come in, readings go out.
await answerInputs((raw) => Buffer.from(JSON.stringify(readMail(raw))))
