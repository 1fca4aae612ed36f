import { useMediaQuery } from '@mantine/hooks'

const now = { getInitialValueInEffect: false }
// In rem: the menu and what lies around the grid, and a title that is not cut; then a portal.
const aroundPortals = 42
const portalMin = 7.25

/** Beside many portals, titles take two lines. On a phone, the portals may. */
export function useRowHeight(portals: number) {
  const isPhone = useMediaQuery('(max-width: 48em)', undefined, now) ?? false
  const isTight = useMediaQuery(`(max-width: ${aroundPortals + portals * portalMin}em)`, undefined, now) ?? false
  return { isPhone, isTight, height: isPhone ? 87 : isTight ? 79 : 61 }
}
