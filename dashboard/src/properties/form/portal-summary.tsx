import type { Target } from '@aushang/sdk'
import { isAdvice } from '../../listings/is-advice.ts'
import { paths } from '../../paths.ts'
import { fieldId, focusField } from '../../ui/form/field-id.ts'
import { type Member, placesOf } from '../../ui/form/member.ts'
import { LinkText } from '../../ui/link.tsx'
import { StateMark } from '../../ui/state-mark.tsx'
import { useFormat, useLanguage, useWords } from '../../words/language.ts'
import type { PortalFindings } from './use-portal-check.ts'
import classes from './property-form.module.css'

interface PortalSummaryProps {
  propertyId: string | undefined
  findings: PortalFindings[]
  /** Whether it could be stored as it stands: portals say nothing about what is missing for that. */
  isComplete: boolean
  targets: Target[]
  members: Member[]
}

/** Above the form: which portal would take it as it stands, and which would not, with a way to each place. */
export function PortalSummary({ propertyId, findings, isComplete, targets, members }: PortalSummaryProps) {
  const words = useWords()
  const format = useFormat()
  // The fields, and then the groups that they stand in.
  const places = [...placesOf(members), ...members]
  const nameOf = (id: string) => targets.find((target) => target.id === id)?.name ?? id
  const refusing = findings.filter(({ problems }) => problems.length > 0)
  const taking = isComplete ? findings.filter(({ problems }) => problems.length === 0) : []
  const advised = new Map(
    findings.flatMap(({ warnings }) => warnings.filter(({ code }) => isAdvice(code)).map((each) => [each.path, each])),
  )
  if (refusing.length + taking.length === 0) return null
  const tone = refusing.length > 0 ? 'bad' : advised.size > 0 ? 'waiting' : 'good'
  return (
    <div className={classes.summary} data-tone={tone} aria-live="polite">
      {refusing.map(({ targetId, problems }) => (
        <div key={targetId} className={classes.verdict}>
          <StateMark tone="bad" label={words.propertyForm.refuses(nameOf(targetId))} />
          <span className={classes.jumps}>
            {problems.map(({ path, message }) => (
              <Jump
                key={path + message}
                tone="bad"
                propertyId={propertyId}
                path={path}
                message={message}
                places={places}
              />
            ))}
          </span>
        </div>
      ))}
      {advised.size > 0 && (
        <div className={classes.verdict}>
          <StateMark tone="waiting" label={words.propertyForm.advises} />
          <span className={classes.jumps}>
            {[...advised.values()].map(({ path, message }) => (
              <Jump key={path} tone="waiting" propertyId={propertyId} path={path} message={message} places={places} />
            ))}
          </span>
        </div>
      )}
      {taking.length > 0 && (
        <p className={classes.verdict}>
          <StateMark
            tone="good"
            label={words.propertyForm.takes(format.list(taking.map(({ targetId }) => nameOf(targetId))), taking.length)}
          />
        </p>
      )}
    </div>
  )
}

interface JumpProps {
  tone: 'bad' | 'waiting'
  propertyId: string | undefined
  path: string
  message: string
  places: Member[]
}

function Jump({ tone, propertyId, path, message, places }: JumpProps) {
  const words = useWords()
  const language = useLanguage()
  if (path.startsWith('/attachments') && propertyId !== undefined) {
    return (
      <LinkText to={paths.propertyPictures} params={{ propertyId }} className={classes.jump} title={message}>
        {words.properties.pictures}
      </LinkText>
    )
  }
  const place = places.find((each) => each.path === path || path.startsWith(`${each.path}/`))
  if (place === undefined) return <span className="quiet">{message}</span>
  return (
    <button
      type="button"
      className={classes.jump}
      data-tone={tone}
      title={message}
      aria-controls={fieldId(place.path)}
      onClick={() => focusField(place.path)}
    >
      {place.name[language]}
    </button>
  )
}
