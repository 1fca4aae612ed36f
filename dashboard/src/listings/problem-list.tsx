import type { ListingProblem } from '@aushang/sdk'
import { paths } from '../paths.ts'
import { Icon } from '../ui/icon.tsx'
import { LinkText } from '../ui/link.tsx'
import { useWords } from '../words/language.ts'
import { isAdvice } from './is-advice.ts'
import classes from './problem-list.module.css'

interface ProblemListProps {
  propertyId: string
  problems: ListingProblem[]
  isWarning?: boolean
}

/** What a portal says no to, each with the way to the place where it is mended. */
export function ProblemList({ propertyId, problems, isWarning }: ProblemListProps) {
  return (
    <ul className={classes.list} data-warning={isWarning}>
      {problems.map(({ path, code, message, portalMessage }) => (
        <li key={path + code + message} className={classes.item} data-quiet={isWarning && !isAdvice(code)}>
          <Icon name={isWarning ? 'info' : 'warning'} size={15} />
          <span>
            {message} <MendLink propertyId={propertyId} path={path} isWarning={isWarning} />
            {portalMessage !== undefined && <q className={classes.portal}>{portalMessage}</q>}
          </span>
        </li>
      ))}
    </ul>
  )
}

interface MendLinkProps {
  propertyId: string
  path: string
  isWarning: boolean | undefined
}

/** What is only remarked may well be as it should. */
function MendLink({ propertyId, path, isWarning }: MendLinkProps) {
  const words = useWords()
  const params = { propertyId }
  if (path.startsWith('/attachments')) {
    return (
      <LinkText to={paths.propertyPictures} params={params}>
        {words.listings.toPictures}
      </LinkText>
    )
  }
  const isNumber = path === '/externalId'
  if (!isNumber && !path.startsWith('/fields') && !path.startsWith('/contact')) return null
  return (
    <LinkText to={paths.propertyData} params={params} search={{ field: path }}>
      {isNumber ? words.listings.changeNumber : isWarning ? words.listings.toField : words.listings.mend}
    </LinkText>
  )
}
