// Apart from what shows something by them, so that no page waits for it.
export { Notifications } from '@mantine/notifications'
