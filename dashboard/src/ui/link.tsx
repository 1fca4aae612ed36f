import { Anchor, type AnchorProps, Button, type ButtonProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'

type Link<Props> = Props & Omit<React.ComponentPropsWithRef<'a'>, keyof Props>

/** Links to pages of ours: `to={paths.property} params={{ propertyId }}`. They load their page as soon as one points at them. */
export const LinkText = createLink((props: Link<AnchorProps>) => <Anchor component="a" {...props} />)
export const LinkButton = createLink((props: Link<ButtonProps>) => <Button component="a" {...props} />)
