import { execFile } from 'node:child_process'
import { chmod, chown, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePorts } from '../../test/free-ports.ts'

const run = promisify(execFile)

interface Postfix {
  port: number
  version: string
  stop(): Promise<void>
}

/**
 * Debian's Postfix as an instance of its own, which puts every mail into its queue and keeps it there. Null, with the reason
 * printed, where there is none: `apt-get install postfix`, and run as root.
 */
export async function startPostfix(): Promise<Postfix | null> {
  try {
    const { stdout: version } = await run('postconf', ['-h', 'mail_version'])
    const owner = /^postfix:[^:]*:(\d+):/m.exec(await readFile('/etc/passwd', 'utf8'))?.[1]
    if (owner === undefined) throw new Error('there is no user postfix')
    const folder = await mkdtemp(join(tmpdir(), 'aushang-postfix-'))
    await chmod(folder, 0o755)
    for (const name of ['etc', 'queue', 'data']) await mkdir(join(folder, name))
    await chown(join(folder, 'data'), Number(owner), -1)
    const [port = 0] = await freePorts(1)
    await writeFile(join(folder, 'etc/main.cf'), mainCf(folder))
    await writeFile(join(folder, 'etc/master.cf'), masterCf(port))
    await run('postfix', ['-c', join(folder, 'etc'), 'start'])
    return {
      port,
      version: version.trim(),
      async stop() {
        await run('postfix', ['-c', join(folder, 'etc'), 'stop'])
        await rm(folder, { recursive: true })
      },
    }
  } catch (error) {
    console.log(`  without Postfix to compare with: ${(error as Error).message.trim()}`)
    return null
  }
}

const mainCf = (folder: string) => `
compatibility_level = 3.6
queue_directory = ${folder}/queue
data_directory = ${folder}/data
command_directory = /usr/sbin
daemon_directory = /usr/lib/postfix/sbin
mail_owner = postfix
setgid_group = postdrop
inet_interfaces = 127.0.0.1
inet_protocols = ipv4
myhostname = bench.example.org
mydestination =
mynetworks = 127.0.0.0/8
alias_maps =
smtpd_relay_restrictions = permit_mynetworks, reject
smtpd_end_of_data_restrictions = check_client_access static:HOLD
smtpd_client_connection_count_limit = 0
maillog_file = ${folder}/maillog
maillog_file_prefixes = ${tmpdir()}
`

const masterCf = (port: number) => `
${port} inet n - n - - smtpd
cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
rewrite unix - - n - - trivial-rewrite
anvil unix - - n - 1 anvil
proxymap unix - - n - - proxymap
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
trace unix - - n - 0 bounce
error unix - - n - - error
retry unix - - n - - error
smtp unix - - n - - smtp
showq unix n - n - - showq
postlog unix-dgram n - n - 1 postlogd
`
