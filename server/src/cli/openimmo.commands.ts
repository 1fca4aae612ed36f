import type { FileProblem } from '@aushang/connectors/check-openimmo'
import { type Command, given } from './command.ts'

export const openImmoCommands: Command[] = [
  {
    name: 'openimmo export',
    options: [
      { name: 'account', value: 'ID', isNeeded: true },
      { name: 'property', value: 'ID', isNeeded: true },
      { name: 'target', value: 'ID' },
      { name: 'out', value: 'FILE', isNeeded: true, lengthMax: 4_000 },
    ],
    does: 'the zip that a portal would be sent',
    run: (input) =>
      input.withDatabase(async (db, config) => {
        const { exportProperty } = await import('../export-property.ts')
        const file = given(input, 'out')
        const [account, property] = [given(input, 'account'), given(input, 'property')]
        await exportProperty(db, config, {
          account,
          property,
          target: input.options['target'],
          type: 'openimmo',
          out: file,
        })
        return { json: { file }, lines: [file] }
      }),
  },
  {
    name: 'openimmo check',
    operands: ['FILE'],
    does: 'what is wrong with somebody’s OpenImmo, zip or XML',
    async run({ operands: [file = ''], readConfig }) {
      const { checkOpenImmoFile } = await import('../check-openimmo-file.ts')
      const problems = await checkOpenImmoFile(file, readConfig())
      const isBad = problems.some(({ severity }) => severity === 'error')
      const lines = problems.map(problemLine)
      return { json: { file, ok: !isBad, problems }, lines: isBad ? lines : [...lines, `${file} is in order.`], isBad }
    },
  },
]

function problemLine({ severity, line, path, message }: FileProblem): string {
  return `${severity}${line === undefined ? '' : ` in line ${line}`}${path === '' ? '' : ` (${path})`}: ${message}`
}
