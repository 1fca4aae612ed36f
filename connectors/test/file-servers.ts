import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startOpenImmoPortal } from '@aushang/sandbox'
import ssh2 from 'ssh2'
import { freePorts } from '../../test/free-ports.ts'
import { debianServer, type Need, nothing } from '../../test/needs.ts'
import { type Certificate, makeCertificate } from '../../server/test/certificate.ts'
import type { Credentials } from '../src/openimmo/options.ts'

/** A server that takes files, for the tests of one file: Debian's own where they are installed, ours always. */
export interface FileServer {
  credentials: Credentials
  /** That are not right. */
  wrongCredentials: Credentials
  /** To be trusted. */
  certificate?: string
  /** The finished files: those that a portal would read. */
  delivered(): Promise<{ name: string; content: Buffer }[]>
  /** Every name in the folder, also of what is not finished. */
  names(): Promise<string[]>
  stop(): Promise<void>
}

interface ServerKind {
  name: string
  need: Need
  start(): Promise<FileServer>
}

type Ftp = Extract<Credentials['protocol'], `ftp${string}`>

const vsftpd = debianServer('vsftpd', 'vsftpd')
const proftpd = debianServer('proftpd', 'proftpd-core proftpd-mod-crypto')
const sshd = debianServer('sshd', 'openssh-server')

export const serverKinds: ServerKind[] = [
  ...(['ftp', 'ftps', 'ftps-implicit', 'sftp'] as const).map((protocol) => ({
    name: `our own server, ${protocol}`,
    need: nothing,
    start: () => startOurs(protocol),
  })),
  ...(['ftp', 'ftps', 'ftps-implicit'] as const).map((protocol) => ({
    name: `vsftpd, ${protocol}`,
    need: vsftpd,
    start: () => startVsftpd(protocol),
  })),
  ...(['ftp', 'ftps', 'ftps-implicit'] as const).map((protocol) => ({
    name: `proftpd, ${protocol}`,
    need: proftpd,
    start: () => startProftpd(protocol),
  })),
  { name: 'sshd, sftp', need: sshd, start: startSshd },
]

async function startOurs(protocol: Credentials['protocol']): Promise<FileServer> {
  const dataDir = await temporaryFolder()
  const certificate = makeCertificate()
  const portal = await startOpenImmoPortal({
    host: '127.0.0.1',
    ftpPort: 0,
    ftpsPort: 0,
    sftpPort: 0,
    certificate,
    dataDir,
  })
  const port = { ftp: portal.ftpPort, ftps: portal.ftpPort, 'ftps-implicit': portal.ftpsPort, sftp: portal.sftpPort }[
    protocol
  ]
  const credentials = credentialsFor(protocol, port as number, { username: 'agency', password: 'sandbox' })
  return {
    credentials,
    wrongCredentials: { ...credentials, password: 'wrong' },
    certificate: certificate.cert,
    async delivered() {
      await portal.settled()
      return filesIn(join(dataDir, 'taken', 'agency'))
    },
    names: () => namesIn(join(dataDir, 'inbox', 'agency')),
    async stop() {
      await portal.close()
      await rm(dataDir, { recursive: true })
    },
  }
}

/** Anonymous, but only with the one password that is listed: vsftpd's own users would be the machine's. */
async function startVsftpd(protocol: Ftp): Promise<FileServer> {
  const home = await temporaryFolder()
  const certificate = makeCertificate()
  const [port = 0] = await freePorts(1)
  const folder = await inbox(join(home, 'root', 'in'), await uidOf('ftp'))
  await writeFile(join(home, 'passwords'), 'sandbox\n')
  await keyFiles(home, certificate)
  const settings: Record<string, string | number> = {
    listen: 'YES',
    listen_ipv6: 'NO',
    listen_address: '127.0.0.1',
    listen_port: port,
    background: 'NO',
    anonymous_enable: 'YES',
    local_enable: 'NO',
    secure_email_list_enable: 'YES',
    email_password_file: join(home, 'passwords'),
    anon_root: join(home, 'root'),
    anon_upload_enable: 'YES',
    anon_mkdir_write_enable: 'YES',
    anon_other_write_enable: 'YES',
    anon_umask: '022',
    write_enable: 'YES',
    seccomp_sandbox: 'NO',
    xferlog_enable: 'NO',
    delay_failed_login: 0,
    ...(protocol !== 'ftp' && {
      ssl_enable: 'YES',
      allow_anon_ssl: 'YES',
      force_anon_logins_ssl: 'YES',
      force_anon_data_ssl: 'YES',
      rsa_cert_file: join(home, 'cert.pem'),
      rsa_private_key_file: join(home, 'key.pem'),
      ...(protocol === 'ftps-implicit' && { implicit_ssl: 'YES' }),
    }),
  }
  const file = join(home, 'vsftpd.conf')
  await writeFile(
    file,
    Object.entries(settings)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  )
  const child = spawn(vsftpd.path, [file], { stdio: 'ignore' })
  await listening(port, child)
  const credentials = credentialsFor(protocol, port, { username: 'ftp', password: 'sandbox', directory: 'in' })
  return onDisk(home, folder, child, credentials, { ...credentials, password: 'wrong' }, certificate.cert)
}

async function startProftpd(protocol: Ftp): Promise<FileServer> {
  const program = proftpd.path
  const home = await temporaryFolder()
  const certificate = makeCertificate()
  const [port = 0] = await freePorts(1)
  const uid = await uidOf('nobody')
  const folder = await inbox(join(home, 'in'), uid)
  await keyFiles(home, certificate)
  // The hash of "sandbox".
  await writeFile(
    join(home, 'passwd'),
    `agency:$1$sandbox$5QwRE9n7nS3dWZTL0jxCK1:${uid}:${uid}::${folder}:/bin/false\n`,
    { mode: 0o600 },
  )
  const tls = `LoadModule mod_tls.c
TLSEngine on
TLSRequired on
TLSECCertificateFile ${join(home, 'cert.pem')}
TLSECCertificateKeyFile ${join(home, 'key.pem')}
TLSLog none
${protocol === 'ftps-implicit' ? 'TLSOptions UseImplicitSSL' : ''}`
  const settings = `ServerName test
ServerType standalone
DefaultServer on
DefaultAddress 127.0.0.1
SocketBindTight on
Port ${port}
ModulePath ${join(dirname(program), '..', 'lib', 'proftpd')}
PidFile ${join(home, 'pid')}
ScoreboardFile none
DelayEngine off
UseReverseDNS off
User nobody
Group nogroup
AuthOrder mod_auth_file.c
AuthUserFile ${join(home, 'passwd')}
RequireValidShell off
DefaultRoot ~
AllowOverwrite on
TransferLog none
WtmpLog off
SystemLog none
${protocol === 'ftp' ? '' : tls}
`
  const file = join(home, 'proftpd.conf')
  await writeFile(file, settings)
  const child = spawn(program, ['--nodaemon', '--quiet', '-c', file], { stdio: 'ignore' })
  await listening(port, child)
  const credentials = credentialsFor(protocol, port, { username: 'agency', password: 'sandbox' })
  return onDisk(home, folder, child, credentials, { ...credentials, password: 'wrong' }, certificate.cert)
}

async function startSshd(): Promise<FileServer> {
  const home = await temporaryFolder()
  const [port = 0] = await freePorts(1)
  const folder = await inbox(join(home, 'in'), userInfo().uid)
  const { private: hostKey } = ssh2.utils.generateKeyPairSync('ecdsa', { bits: 256 })
  const { private: privateKey, public: publicKey } = ssh2.utils.generateKeyPairSync('ecdsa', { bits: 256 })
  const { private: strange } = ssh2.utils.generateKeyPairSync('ecdsa', { bits: 256 })
  await writeFile(join(home, 'host_key'), hostKey, { mode: 0o600 })
  await writeFile(join(home, 'authorized_keys'), publicKey)
  await mkdir('/run/sshd', { recursive: true })
  const file = join(home, 'sshd_config')
  await writeFile(
    file,
    `ListenAddress 127.0.0.1:${port}
HostKey ${join(home, 'host_key')}
AuthorizedKeysFile ${join(home, 'authorized_keys')}
PermitRootLogin prohibit-password
PasswordAuthentication no
StrictModes no
UsePAM no
PidFile none
Subsystem sftp internal-sftp
ForceCommand internal-sftp -d ${home}
`,
  )
  const child = spawn(sshd.path, ['-D', '-f', file], { stdio: 'ignore' })
  await listening(port, child)
  const credentials = credentialsFor('sftp', port, { username: userInfo().username, privateKey, directory: 'in' })
  return onDisk(home, folder, child, credentials, { ...credentials, privateKey: strange })
}

function credentialsFor(protocol: Credentials['protocol'], port: number, login: Partial<Credentials>): Credentials {
  return { protocol, host: 'localhost', port, username: '', providerNumber: 'KD-4711', ...login }
}

function onDisk(
  home: string,
  folder: string,
  child: ChildProcess,
  credentials: Credentials,
  wrongCredentials: Credentials,
  certificate?: string,
): FileServer {
  return {
    credentials,
    wrongCredentials,
    ...(certificate !== undefined && { certificate }),
    delivered: () => filesIn(folder),
    names: () => namesIn(folder),
    async stop() {
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill()
      await gone
      await rm(home, { recursive: true })
    },
  }
}

/** Open to the users as whom servers work. */
async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'openimmo-'))
  await chmod(folder, 0o755)
  return folder
}

async function inbox(folder: string, uid: number): Promise<string> {
  await mkdir(folder, { recursive: true })
  await chown(folder, uid, uid)
  return folder
}

async function uidOf(name: string): Promise<number> {
  const line = (await readFile('/etc/passwd', 'utf8')).split('\n').find((each) => each.startsWith(`${name}:`))
  return Number(line?.split(':')[2])
}

async function keyFiles(home: string, { key, cert }: Certificate): Promise<void> {
  await writeFile(join(home, 'key.pem'), key, { mode: 0o600 })
  await writeFile(join(home, 'cert.pem'), cert)
}

async function filesIn(folder: string): Promise<{ name: string; content: Buffer }[]> {
  const names = (await namesIn(folder)).filter((name) => name.endsWith('.zip'))
  return Promise.all(names.map(async (name) => ({ name, content: await readFile(join(folder, name)) })))
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => [])
}

async function listening(port: number, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    if (child.exitCode !== null) throw new Error(`${child.spawnfile} ended with ${child.exitCode}`)
    const isUp = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false))
      socket.once('connect', () => socket.end())
    })
    if (isUp) return
    await sleep(50)
  }
  throw new Error(`${child.spawnfile} does not listen`)
}
