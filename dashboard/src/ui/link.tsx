import {
  ActionIcon,
  type ActionIconProps,
  Anchor,
  type AnchorProps,
  Button,
  type ButtonProps,
  Menu,
  type MenuItemProps,
} from '@mantine/core'
import { createLink } from '@tanstack/react-router'

type Link<Props> = Props & Omit<React.ComponentPropsWithRef<'a'>, keyof Props>

/** Links to pages of ours: `to={paths.property} params={{ propertyId }}`. They load their page as soon as one points at them. */
export const LinkText = createLink((props: Link<AnchorProps>) => <Anchor component="a" {...props} />)
export const LinkButton = createLink((props: Link<ButtonProps>) => <Button component="a" {...props} />)
export const LinkIcon = createLink((props: Link<ActionIconProps>) => <ActionIcon component="a" {...props} />)
export const LinkMenuItem = createLink((props: Link<MenuItemProps>) => <Menu.Item component="a" {...props} />)
