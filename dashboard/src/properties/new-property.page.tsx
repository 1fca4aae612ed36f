import type { PropertyTypeForm, Target } from '@aushang/sdk'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { useLayoutEffect, useRef } from 'react'
import { paths } from '../paths.ts'
import { all, one } from '../queries.ts'
import { focusPage, isFocusLost } from '../ui/focus-page.ts'
import { Icon } from '../ui/icon.tsx'
import { LinkText } from '../ui/link.tsx'
import { Page } from '../ui/page.tsx'
import { useLanguage, useWords } from '../words/language.ts'
import { NewProperty } from './form/new-property.tsx'
import { lastShown } from './last-shown.ts'
import { propertyName } from './number-of.ts'
import classes from './form/property-form.module.css'

/** First what kind of property it is: that decides what there is to fill in. */
export function NewPropertyPage() {
  const words = useWords()
  const language = useLanguage()
  const { type, from } = useSearch({ from: '/signed-in/properties/new' })
  const { data: forms } = useSuspenseQuery(all('listPropertyTypes'))
  const { data: targets } = useSuspenseQuery(all('listTargets'))
  const shownType = useRef(type)
  // What was pressed is gone with the step it belonged to.
  useLayoutEffect(() => {
    if (type !== shownType.current && isFocusLost()) focusPage()
    shownType.current = type
  }, [type])
  const form = forms.find((each) => each.type === type)
  const above = (
    <LinkText to={paths.properties} search={lastShown()}>
      {words.properties.title}
    </LinkText>
  )
  if (form !== undefined && from !== undefined) return <CopiedProperty form={form} targets={targets} from={from} />
  if (form !== undefined) {
    return (
      <Page
        title={form.name[language]}
        above={
          <>
            {above} · <LinkText to={paths.newProperty}>{words.propertyForm.otherType}</LinkText>
          </>
        }
      >
        <NewProperty key={form.type} form={form} targets={targets} />
      </Page>
    )
  }
  return (
    <Page title={words.properties.new} above={above}>
      <p className="quiet" style={{ margin: 0 }}>
        {words.propertyForm.chooseType}
      </p>
      <nav className={classes.types} aria-label={words.propertyForm.chooseType}>
        {forms.map((each) => (
          <Link key={each.type} to={paths.newProperty} search={{ type: each.type }} className={classes.type}>
            <Icon name={each.type.startsWith('house') ? 'today' : each.type.startsWith('plot') ? 'plot' : 'property'} />
            {each.name[language]}
          </Link>
        ))}
      </nav>
    </Page>
  )
}

interface CopiedPropertyProps {
  form: PropertyTypeForm
  targets: Target[]
  from: string
}

function CopiedProperty({ form, targets, from }: CopiedPropertyProps) {
  const words = useWords()
  const { data: original } = useSuspenseQuery(one('getProperty', from))
  const name = propertyName({ ...original, title: original.fields.title })
  return (
    <Page
      title={words.propertyForm.copyOf(name)}
      above={
        <>
          <LinkText to={paths.properties} search={lastShown()}>
            {words.properties.title}
          </LinkText>{' '}
          ·{' '}
          <LinkText to={paths.property} params={{ propertyId: from }}>
            {name}
          </LinkText>
        </>
      }
    >
      <NewProperty key={from} form={form} targets={targets} original={original} />
    </Page>
  )
}
