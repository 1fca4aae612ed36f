import { createTheme, type MantineColorsTuple } from '@mantine/core'
import { findChoices, takeTypedOnEnterOrTab } from './ui/form/choices.ts'
import { layers } from './ui/layers.ts'
import { renderButton } from './ui/waiting-button.tsx'

const petrol: MantineColorsTuple = [
  '#e8f6f7',
  '#d3eaec',
  '#a6d5d9',
  '#75bfc6',
  '#4eadb5',
  '#2f95a0',
  '#1a7c88',
  '#0d6571',
  '#0d545e',
  '#06434c',
]

/** What is refused, and what cannot be taken back: the red of theme.css, with white text on it. */
const red: MantineColorsTuple = [
  '#fcebe9',
  '#f8d3cf',
  '#f3b3ac',
  '#ff9c93',
  '#ff8a80',
  '#e2564a',
  '#cf3c31',
  '#b62f26',
  '#9c251d',
  '#851e17',
]

/** What Mantine takes for its dark surfaces, borders and texts: those of theme.css. */
const dark: MantineColorsTuple = [
  '#e6ecee',
  '#c3ced1',
  '#9dabb0',
  '#6b7a7f',
  '#3d494d',
  '#2a3336',
  '#1d2426',
  '#181e20',
  '#101416',
  '#0c1011',
]

/** What Mantine makes of our measures. The colours of pages and states are in theme.css, where light and dark stand side by side. */
export const theme = createTheme({
  primaryColor: 'petrol',
  // Both bear white text.
  primaryShade: { light: 7, dark: 6 },
  colors: { petrol, red, dark },
  fontFamily: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
  fontFamilyMonospace: "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace",
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.25rem' },
  lineHeights: { xs: '1.35', sm: '1.4', md: '1.45', lg: '1.45', xl: '1.35' },
  spacing: { xs: '0.25rem', sm: '0.5rem', md: '0.75rem', lg: '1rem', xl: '1.5rem' },
  radius: { xs: '3px', sm: '5px', md: '8px', lg: '12px', xl: '16px' },
  defaultRadius: 'sm',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { renderRoot: renderButton } },
    ActionIcon: { defaultProps: { renderRoot: renderButton } },
    Anchor: { defaultProps: { underline: 'always' } },
    Modal: {
      defaultProps: {
        zIndex: layers.dialog,
        centered: true,
        padding: 'lg',
        radius: 'md',
        transitionProps: { duration: 120 },
      },
    },
    Drawer: {
      defaultProps: { zIndex: layers.dialog, position: 'right', padding: 'lg', transitionProps: { duration: 120 } },
    },
    // What was chosen before is not given up by choosing it again.
    Select: { defaultProps: { filter: findChoices, allowDeselect: false, onKeyDown: takeTypedOnEnterOrTab } },
    MultiSelect: { defaultProps: { filter: findChoices, onKeyDown: takeTypedOnEnterOrTab } },
    Popover: { defaultProps: { transitionProps: { duration: 80 }, shadow: 'md' } },
  },
})
