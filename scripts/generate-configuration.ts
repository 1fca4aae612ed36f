import { Settings } from '../server/src/settings.ts'

interface Setting {
  default?: string | number
  description: string
}

const settings = Object.entries(Settings.properties) as unknown as [string, Setting][]

export function environmentExample(): string {
  const blocks = settings.map(([name, { default: value, description }]) => `# ${description}\n#${name}=${value ?? ''}`)
  return (
    ['# Copy to .env and take the # off what you change. Every line shows its default.', ...blocks].join('\n\n') + '\n'
  )
}

export function configurationPage(): string {
  const rows = settings.map(
    ([name, { default: value, description }]) =>
      `| \`${name}\` | ${value === undefined ? '' : `\`${value}\``} | ${description} |`,
  )
  return [
    '# Configuration',
    '',
    'Settings come from the environment, or from a file `.env` in the folder the service is started in. A bad value, or a name',
    'that is misspelt, stops the start, and every fault is named. This page is made from `server/src/settings.ts`.',
    '',
    '| setting | default | what it does |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n')
}
