import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { codeBlocks } from '../../../test/code-blocks.ts'
import { type Need, needing, nothing, program } from '../../../test/needs.ts'
import { makeSigner, newSigningKey, signatureHeaders } from './sign.ts'

const run = promisify(execFile)
const snippets = (await codeBlocks('docs/webhooks.md')).filter(({ info }) => info.endsWith(' verify'))

/** What a receiver is asked: its header if there is one, its key, its clock, the body. */
interface Asked {
  what: string
  header?: string
  key: string
  now: number
  body: string
  isOurs: boolean
}

const [key, oldKey] = [newSigningKey(), newSigningKey()]
const sentAt = 1_794_735_000
const body = '{"eventName":"webhook.ping","note":"Große Straße 1, „Süd“ 🏡"}'
const signed = (keys: string[]) => signatureHeaders(keys.map(makeSigner), 'e1', body, sentAt)['service-signature']
const header = signed([key])
const [, v1 = ''] = header.split(', ')
const request = { header, key, now: sentAt, body }
const { header: _header, ...withoutHeader } = request

const asked: Asked[] = [
  { what: 'a request as it was sent', ...request, isOurs: true },
  { what: 'almost five minutes later', ...request, now: sentAt + 299, isOurs: true },
  { what: 'by a clock that is behind', ...request, now: sentAt - 299, isOurs: true },
  { what: 'more than five minutes later', ...request, now: sentAt + 301, isOurs: false },
  { what: 'long before', ...request, now: sentAt - 301, isOurs: false },
  { what: 'another body', ...request, body: `${body} `, isOurs: false },
  { what: 'no body', ...request, body: '', isOurs: false },
  { what: 'another key', ...request, key: oldKey, isOurs: false },
  { what: 'the old key during a rotation', ...request, header: signed([key, oldKey]), key: oldKey, isOurs: true },
  { what: 'the new key during a rotation', ...request, header: signed([key, oldKey]), isOurs: true },
  { what: 'no header', ...withoutHeader, isOurs: false },
  ...[
    '',
    ',',
    '=',
    't',
    't=',
    't=, v1=',
    'v1=',
    v1,
    `t=soon, ${v1}`,
    `t=-1, ${v1}`,
    `t=1e9, ${v1}`,
    `t=99999999999999999999999, ${v1}`,
    `t=${sentAt}`,
    `t=${sentAt}, v1=`,
    `t=${sentAt}, v1=zz`,
    `t=${sentAt}, v1=ä🏡`,
    `t=${sentAt}, ${v1.slice(0, -1)}`,
    `t=${sentAt}, ${v1}0`,
    `t=${sentAt + 1}, ${v1}`,
    `t=${sentAt}, v0=${v1.slice(3)}`,
  ].map((wrong) => ({ what: `the header "${wrong}"`, ...request, header: wrong, isOurs: false })),
]

/** How a snippet is run: a program around it, which reads a case from each line and prints what the snippet says. */
interface Runtime {
  need: Need
  file: string
  around(snippet: string): string
  commands: [string, ...string[]][]
}

const runtimes: Record<string, Runtime> = {
  ts: {
    need: nothing,
    file: 'verify.ts',
    around: (snippet) => `${snippet}
import { readFileSync } from 'node:fs'
for (const line of readFileSync(0, 'utf8').trim().split('\\n')) {
  const [header, key, now, body] = line.split(' ').map((each) => Buffer.from(each.slice(1), 'base64'))
  console.log(verify(line.startsWith('-') ? undefined : String(header), body, String(key), Number(now)))
}`,
    commands: [[process.execPath, 'verify.ts']],
  },
  python: {
    need: program('python3'),
    file: 'verify.py',
    around: (snippet) => `${snippet}
import base64, sys
for line in sys.stdin:
    header, key, now, body = (base64.b64decode(each[1:]) for each in line.split())
    print(verify(None if line.startswith("-") else header.decode(), body, key.decode(), int(now)))`,
    commands: [['python3', 'verify.py']],
  },
  php: {
    need: program('php', 'php-cli'),
    file: 'verify.php',
    around: (snippet) => `${snippet}
while ($line = fgets(STDIN)) {
    [$header, $key, $now, $body] = array_map(fn ($each) => base64_decode(substr($each, 1)), explode(' ', trim($line)));
    echo verify($line[0] === '-' ? null : $header, $body, $key, (int) $now) ? 'true' : 'false', PHP_EOL;
}`,
    commands: [['php', '-d', 'display_errors=1', '-d', 'error_reporting=-1', 'verify.php']],
  },
  java: {
    need: program('java', 'default-jdk-headless'),
    file: 'Main.java',
    around: (snippet) => {
      const main = `class Main {
    static byte[] read(String text) { return java.util.Base64.getDecoder().decode(text.substring(1)); }
    public static void main(String[] args) throws Exception {
        for (String line : new String(System.in.readAllBytes()).trim().split("\\n")) {
            String[] given = line.split(" ");
            String header = line.startsWith("-") ? null : new String(read(given[0]), StandardCharsets.UTF_8);
            long now = Long.parseLong(new String(read(given[2])));
            System.out.println(WebhookSignature.verify(header, read(given[3]), new String(read(given[1])), now));
        }
    }
}
`
      // The first class of a file is the one that is run.
      return snippet.replace('class WebhookSignature', () => `${main}class WebhookSignature`)
    },
    commands: [['java', 'Main.java']],
  },
  csharp: {
    need: program('mcs', 'mono-mcs mono-runtime'),
    file: 'Verify.cs',
    around: (snippet) => `${snippet}
static class Program
{
    static byte[] Read(string text) { return Convert.FromBase64String(text.Substring(1)); }
    static void Main()
    {
        string line;
        while ((line = Console.In.ReadLine()) != null)
        {
            var given = line.Split(' ');
            var header = line.StartsWith("-") ? null : Encoding.UTF8.GetString(Read(given[0]));
            var now = long.Parse(Encoding.UTF8.GetString(Read(given[2])));
            Console.WriteLine(WebhookSignature.Verify(header, Read(given[3]), Encoding.UTF8.GetString(Read(given[1])), now));
        }
    }
}`,
    commands: [
      ['mcs', '-out:verify.exe', 'Verify.cs'],
      ['mono', 'verify.exe'],
    ],
  },
}

test('docs/webhooks.md has a verifier in five languages', () => {
  expect(snippets.map(({ info }) => info.replace(' verify', ''))).toEqual(Object.keys(runtimes))
})

for (const { info, code } of snippets) {
  const runtime = runtimes[info.replace(' verify', '')]
  if (runtime === undefined) continue
  test(
    `the ${info.replace(' verify', '')} verifier of docs/webhooks.md tells our requests from all others`,
    needing(runtime.need),
    async () => {
      const verdicts = await verdictsOf(runtime, code)

      expect(verdicts).toEqual(Object.fromEntries(asked.map(({ what, isOurs }) => [what, isOurs])))
    },
  )
}

async function verdictsOf({ file, around, commands }: Runtime, snippet: string): Promise<Record<string, boolean>> {
  const folder = await mkdtemp(join(tmpdir(), 'aushang-verifier-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, file), around(snippet))
  const lines = asked.map(({ header, key, now, body }) => {
    const [first, ...rest] = [header ?? '', key, String(now), body].map((each) => Buffer.from(each).toString('base64'))
    return [`${header === undefined ? '-' : '+'}${first}`, ...rest.map((each) => `+${each}`)].join(' ')
  })
  let output = ''
  for (const [name, ...args] of commands) {
    const running = run(name, args, { cwd: folder })
    running.child.stdin?.end(`${lines.join('\n')}\n`)
    output = (await running).stdout
  }
  const verdicts = output
    .trim()
    .split('\n')
    .map((line) => line.trim().toLowerCase() === 'true')
  expect(verdicts).toHaveLength(asked.length)
  return Object.fromEntries(asked.map(({ what }, index) => [what, verdicts[index] ?? false]))
}
