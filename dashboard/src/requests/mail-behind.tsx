import { Button, SegmentedControl } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CodeBlock } from '../ui/code-block.tsx'
import { Details } from '../ui/details.tsx'
import { Failure } from '../ui/failure.tsx'
import { LoadingRows } from '../ui/loading.tsx'
import { Section } from '../ui/page.tsx'
import { useFormat, useWords } from '../words/language.ts'
import { readMail } from './read-mail.ts'
import classes from './requests.module.css'

interface MailBehindProps {
  /** Fetches the mail as it came. */
  load: () => Promise<Blob>
  /** Of the query. */
  name: string[]
  isOpenAtOnce?: boolean
}

/** The mail as it came, to be read as text: strangers wrote it, so that none of it is ever markup, and nothing of it is loaded. */
export function MailBehind({ load, name, isOpenAtOnce = false }: MailBehindProps) {
  const words = useWords()
  const [isOpen, setOpen] = useState(isOpenAtOnce)
  return (
    <Section
      title={words.mails.title}
      actions={
        <Button variant="subtle" size="xs" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? words.mails.hide : words.mails.show}
        </Button>
      }
    >
      {isOpen ? <Mail load={load} name={name} /> : <p style={{ margin: 0 }}>{words.mails.hint}</p>}
    </Section>
  )
}

function Mail({ load, name }: Pick<MailBehindProps, 'load' | 'name'>) {
  const words = useWords()
  const format = useFormat()
  const [view, setView] = useState<'text' | 'source'>('text')
  const query = useQuery({ queryKey: name, queryFn: async () => readMail(await load()), retry: false })
  if (query.isPending) return <LoadingRows count={4} />
  if (query.isError) return <Failure error={query.error} />
  const { from, subject, date, text, attachments, source } = query.data
  return (
    <div className={classes.stack}>
      <SegmentedControl
        size="xs"
        value={view}
        onChange={setView}
        data={[
          { value: 'text', label: words.mails.text },
          { value: 'source', label: words.mails.source },
        ]}
        style={{ justifySelf: 'start' }}
      />
      {view === 'source' ? (
        <CodeBlock label={words.mails.source} text={source} />
      ) : (
        <>
          <Details
            rows={[
              [words.mails.from, from],
              [words.mails.subject, subject],
              [words.mails.date, date === undefined ? undefined : format.exact(date)],
              [words.mails.attachments, attachments.length === 0 ? undefined : attachments.join(', ')],
            ]}
          />
          <pre className={classes.mailText} tabIndex={0} dir="auto" aria-label={words.mails.text}>
            {text === '' ? words.mails.noText : text}
          </pre>
        </>
      )}
    </div>
  )
}
