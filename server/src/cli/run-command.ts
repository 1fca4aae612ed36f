import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { nearestName } from '@aushang/model'
import { StartupError } from '../lib/startup-error.ts'
import { accountCommands } from './accounts.commands.ts'
import { type Command, type Input, type Option, usageOf } from './command.ts'
import { doctorCommand } from './doctor.command.ts'
import { keyCommands } from './keys.commands.ts'
import { mailCommands } from './mails.commands.ts'
import { openImmoCommands } from './openimmo.commands.ts'
import { secretCommands } from './secrets.commands.ts'
import { statusCommand } from './status.command.ts'
import { userCommands } from './users.commands.ts'
import { withDatabase } from './with-database.ts'

// What only one of them needs, and takes long to load, it loads when it is run.
const ours: Command[] = [
  ...accountCommands,
  ...keyCommands,
  ...userCommands,
  ...mailCommands,
  ...openImmoCommands,
  ...secretCommands,
  statusCommand,
  doctorCommand,
]

interface Surroundings extends Pick<Input, 'readConfig' | 'keepRunning' | 'words'> {
  print(line: string): void
  moreCommands?: readonly Command[]
}

/** The commands beside `start`. Answers whether what was asked for is as it should be; a wrong call is a `StartupError`. */
export async function runCommand(
  argv: string[],
  { moreCommands = [], ...surroundings }: Surroundings,
): Promise<boolean> {
  const commands = [...ours, ...moreCommands]
  const { readConfig, print } = surroundings
  if (argv.includes('--version')) {
    const version = await readVersion()
    print(argv.includes('--json') ? JSON.stringify({ version }) : `aushang ${version}`)
    return true
  }
  const words = argv.filter((word) => !word.startsWith('-'))
  if (argv.length === 0 || words[0] === 'help' || argv.includes('--help') || argv.includes('-h')) {
    const asked = words.filter((word) => word !== 'help')
    for (const line of helpFor(commands, asked)) print(line)
    return true
  }
  const command = findCommand(commands, words)
  const { isJson, ...input } = readArguments(command, argv)
  const {
    json,
    lines,
    isBad = false,
  } = await command.run({
    ...surroundings,
    ...input,
    print: isJson ? () => {} : print,
    withDatabase: (work) => withDatabase(readConfig(), work),
  })
  for (const line of isJson ? [JSON.stringify(json)] : lines) print(line)
  return !isBad
}

function helpFor(commands: readonly Command[], words: string[]): string[] {
  const start = { usage: 'aushang start', does: 'run the service' }
  const all = [start, ...commands.map((each) => ({ usage: usageOf(each), does: each.does }))]
  const asked = all.filter(({ usage }) => usage.startsWith(['aushang', ...words].join(' ')))
  // Behind a command, other words may stand before --help.
  if (asked.length === 0) findCommand(commands, words)
  const shown = asked.length > 0 ? asked : all
  const lines = shown.flatMap(({ usage, does }) => [`  ${usage}`, `      ${does}`])
  return [
    'Usage:',
    ...lines,
    '',
    '  aushang help [COMMAND], aushang --version',
    'With --json, the answer is for programs.',
  ]
}

function findCommand(commands: readonly Command[], words: string[]): Command {
  const found = commands.find(({ name }) => name === words.slice(0, name.split(' ').length).join(' '))
  if (found !== undefined) return found
  const written = words.slice(0, 2).join(' ')
  const ofGroup = commands.filter(({ name }) => words[0] !== undefined && name.startsWith(`${words[0]} `))
  const meant = nearestName(
    written,
    commands.map(({ name }) => name),
  )
  const hint =
    meant !== undefined
      ? `"aushang ${meant}" is meant?`
      : ofGroup.length > 0
        ? `There are:\n${ofGroup.map((each) => `  ${usageOf(each)}`).join('\n')}`
        : '"aushang help" names them all.'
  throw new StartupError(`There is no command "${written}". ${hint}`)
}

/** Whatever is wrong with them is said at once, with how the command is called. */
function readArguments(command: Command, argv: string[]): Arguments {
  const { name, operands: wanted = [], options: known = [] } = command
  const { values, positionals } = parseArgs({
    args: argv,
    options: Object.fromEntries(
      known.map((each) => [each.name, { type: each.value === undefined ? 'boolean' : 'string' }]),
    ),
    allowPositionals: true,
    strict: false, // it would stop at the first fault
  })
  const operands = positionals.slice(name.split(' ').length)
  const names = [...known.map((each) => each.name), 'json']
  const faults = [
    ...wanted.slice(operands.length).map((operand) => `${operand} is missing.`),
    ...operands.slice(wanted.length).map((operand) => `"${operand}" is one too many.`),
    ...Object.keys(values).flatMap((each) => (names.includes(each) ? [] : [`There is no option --${each}.`])),
    ...known.flatMap((option) => faultOf(option, values[option.name])),
  ]
  if (faults.length > 0) throw new StartupError([...faults, `Usage: ${usageOf(command)}`].join('\n'))
  const texts = Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  const switches = new Set(Object.keys(values).filter((each) => values[each] === true))
  return { operands, options: Object.fromEntries(texts), switches, isJson: switches.has('json') }
}

type Arguments = Pick<Input, 'operands' | 'options' | 'switches'> & { isJson: boolean }

function faultOf(
  { name, value: called, isNeeded, lengthMax = 100 }: Option,
  value: string | boolean | undefined,
): string[] {
  if (value === undefined) return isNeeded ? [`--${name} is missing.`] : []
  if (called === undefined) return value === true ? [] : [`--${name} takes no value.`]
  if (typeof value === 'string' && /\p{Cc}/u.test(value))
    return [`--${name} must be one line without control characters.`]
  if (typeof value === 'string' && /\S/.test(value) && value.length <= lengthMax) return []
  return [`--${name} needs a value of 1 to ${lengthMax} characters: --${name} ${called}.`]
}

async function readVersion(): Promise<string> {
  const manifest = await readFile(new URL('../../package.json', import.meta.url), 'utf8')
  return (JSON.parse(manifest) as { version: string }).version
}
