import type { Request } from '@aushang/sdk'
import { Button, Group } from '@mantine/core'
import { Icon } from '../ui/icon.tsx'
import { telephoneLink } from '../ui/telephone-link.ts'
import { useWords } from '../words/language.ts'
import { mailLink } from './person.ts'
import { useRequestedName } from './use-requested-name.ts'

/** The ways to answer: a mail with its subject, a call. */
export function ReplyButtons({ request, isSmall = false }: { request: Request; isSmall?: boolean }) {
  const words = useWords()
  const { email, phone, mobilePhone } = request.prospect
  const objectName = useRequestedName(request)
  const subject = objectName === undefined ? words.requests.subject : words.requests.subjectOf(objectName)
  const phones = [...new Set([mobilePhone, phone].filter((each) => each !== undefined))]
  const size = isSmall ? { size: 'xs' } : {}
  return (
    <Group gap="sm">
      {email !== undefined && (
        <Button
          {...size}
          {...(isSmall && { variant: 'default' })}
          component="a"
          href={mailLink(email, subject)}
          title={email}
          maw="100%"
          leftSection={<Icon name="request" size={isSmall ? 14 : 16} />}
        >
          <span className="one-line">{email}</span>
        </Button>
      )}
      {phones.map((each) => (
        <Button
          key={each}
          {...size}
          variant="default"
          component="a"
          href={telephoneLink(each)}
          leftSection={<Icon name="phone" size={isSmall ? 14 : 16} />}
        >
          {each}
        </Button>
      ))}
    </Group>
  )
}
