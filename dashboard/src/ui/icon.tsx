/** Drawn on a field of 20 by 20, in lines. */
const drawings = {
  today: 'M3 9.5 10 3.5l7 6M5 8.5V16h3.5v-4.5h3V16H15V8.5',
  property: 'M4 17V4.5h7V17M11 8.5h5V17M2.5 17h15M6.5 7.5h2M6.5 10.5h2M6.5 13.5h2M13.5 11.5h.5M13.5 14h.5',
  target:
    'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15ZM2.5 10h15M10 2.5c2.4 2 3.4 4.5 3.4 7.5s-1 5.5-3.4 7.5c-2.4-2-3.4-4.5-3.4-7.5s1-5.5 3.4-7.5Z',
  request: 'M2.5 5h15v10.5h-15ZM2.5 5.5 10 11l7.5-5.5',
  contact: 'M10 10.5a3.4 3.4 0 1 0 0-6.8 3.4 3.4 0 0 0 0 6.8ZM3.5 17c.6-3 3-4.6 6.5-4.6s5.9 1.6 6.5 4.6',
  webhook: 'M11 2.5 4.5 11.5h5L8.5 17.5l7-9.5h-5.2Z',
  event: 'M3 5h1M3 10h1M3 15h1M7 5h10M7 10h10M7 15h7',
  key: 'M7 13.5a4 4 0 1 1 3.7-5.4h6.8v3.2h-2v-1.4h-1.6v1.4h-3.1A4 4 0 0 1 7 13.5ZM6.5 9.5h.5',
  reference: 'M4 3.5h9.5A2.5 2.5 0 0 1 16 6v10.5H6A2 2 0 0 1 4 14.5ZM4 14.5a2 2 0 0 1 2-2h10M7.5 6.5h5',
  settings: 'M3 6h7M14 6h3M3 14h3M10 14h7M12 4a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM8 12a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z',
  people:
    'M7.5 9.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM2 16.5c.4-2.8 2.5-4.4 5.5-4.4s5.1 1.6 5.5 4.4M13 4a2.8 2.8 0 0 1 0 5.3M15 12.5c1.8.6 2.8 2 3 4',
  search: 'M8.8 3.3a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11ZM13 13l4 4',
  plot: 'M3 13.5 10 17l7-3.5-7-3.5ZM3 13.5V8l7-3.5L17 8v5.5M10 10V4.5',
  plus: 'M10 4v12M4 10h12',
  star: 'm10 3 2.1 4.5 4.9.6-3.6 3.4.9 4.9L10 14l-4.3 2.4.9-4.9L3 8.1l4.9-.6Z',
  check: 'm4 10.5 4 4 8-9',
  cross: 'm5 5 10 10M15 5 5 15',
  right: 'm7.5 4 6 6-6 6',
  left: 'm12.5 4-6 6 6 6',
  down: 'm4 7.5 6 6 6-6',
  up: 'm4 12.5 6-6 6 6',
  copy: 'M7 7h9.5v9.5H7ZM13 7V3.5H3.5V13H7',
  external: 'M11.5 3.5h5v5M16.5 3.5 9 11M14 11.5v5H3.5V6h5',
  again: 'M16 5v3.8h-3.8M16 8.8A6.2 6.2 0 1 0 16 12',
  more: 'M4.5 10h.01M10 10h.01M15.5 10h.01',
  bin: 'M3.5 5.5h13M8 5.5V3.5h4v2M5 5.5l.8 11h8.4l.8-11M8.5 8.5v5M11.5 8.5v5',
  warning: 'M10 3 2.5 16.5h15ZM10 8v4M10 14.2v.1',
  info: 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15ZM10 9v5M10 6.2v.1',
  phone:
    'M4 3.5h3.2l1.3 3.6-1.8 1.4a9 9 0 0 0 4.8 4.8l1.4-1.8 3.6 1.3V16c0 .8-.6 1.2-1.4 1.2C8.6 17 3 11.4 2.8 4.9 2.8 4.1 3.2 3.5 4 3.5Z',
  picture: 'M2.5 4h15v12h-15ZM2.5 13l4-4 4 4 2.5-2.5 4.5 4.5M12.8 7.5h.01',
  upload: 'M10 13V3.5M6 7l4-4 4 4M3.5 12.5v4h13v-4',
  clock: 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15ZM10 6v4.2l2.8 1.8',
  eye: 'M1.8 10S4.8 4.5 10 4.5 18.2 10 18.2 10 15.2 15.5 10 15.5 1.8 10 1.8 10ZM10 7.7a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6Z',
  pause: 'M7 4.5v11M13 4.5v11',
  play: 'M6 4v12l10-6Z',
  edit: 'M12.5 4.5l3 3L7 16l-3.5.5L4 13Z',
  filter: 'M3 4.5h14M5.5 10h9M8 15.5h4',
  signOut: 'M8 3.5H3.5v13H8M12 6l4 4-4 4M16 10H7.5',
  sun: 'M10 6.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM10 1.8v2M10 16.2v2M1.8 10h2M16.2 10h2M4.2 4.2l1.4 1.4M14.4 14.4l1.4 1.4M15.8 4.2l-1.4 1.4M5.6 14.4l-1.4 1.4',
  moon: 'M16.5 12A7 7 0 0 1 8 3.5a7 7 0 1 0 8.5 8.5Z',
  drag: 'M7.5 5h.01M12.5 5h.01M7.5 10h.01M12.5 10h.01M7.5 15h.01M12.5 15h.01',
  menu: 'M3 5.5h14M3 10h14M3 14.5h14',
} as const

export type IconName = keyof typeof drawings

/** Says nothing to who listens: beside it, or on its button, stands what it means. */
export function Icon({ name, size = 18 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={drawings[name]} />
    </svg>
  )
}
