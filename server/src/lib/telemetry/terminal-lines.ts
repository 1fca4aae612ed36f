const names: Record<string, string> = { 10: 'trace', 20: 'debug', 30: 'info', 40: 'warn', 50: 'error', 60: 'fatal' }

/** A line of the log as a person reads it: the time of day, what happened, and the rest in the order in which it came. */
export function terminalLine(json: string, columns: number): string {
  const { level, time, msg = '', err, ...rest } = JSON.parse(json) as LogLine
  const name = names[String(level)] ?? String(level)
  const facts = Object.entries(rest).map(([key, value]) => `${isAddress(key) ? '' : `${key}=`}${inWords(value)}`)
  const trouble = err === undefined ? '' : `\n${indented(err.stack ?? err.message ?? '')}`
  const head = `${timeOfDay(time)} ${name === 'info' ? '' : `${name}: `}${msg}`
  // What goes on stands under what happened, not under the time.
  const lines = brokenBetweenWords([head, ...facts].join('  '), columns, ' '.repeat('08:00:00 '.length))
  return `${lines.join('\n')}${trouble}\n`
}

interface LogLine {
  level: number
  time: string
  msg?: string
  err?: { message?: string; stack?: string }
}

/** They speak for themselves, and can be clicked on. */
function isAddress(key: string): boolean {
  return ['url', 'docs', 'smtp'].includes(key)
}

function timeOfDay(time: string): string {
  return new Date(time).toTimeString().slice(0, 8)
}

/** A word that is longer than a line stays whole. */
export function brokenBetweenWords(text: string, columns: number, indent = ''): string[] {
  const lines: string[] = []
  for (const part of text.split(/(?<= )(?=[^ ])/)) {
    const line = lines.at(-1)
    if (line !== undefined && (line + part).trimEnd().length <= columns) lines[lines.length - 1] = line + part
    else lines.push(line === undefined ? part : indent + part)
  }
  return lines.map((line) => line.trimEnd())
}

function inWords(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function indented(text: string): string {
  return text.replace(/^/gm, '  ')
}
