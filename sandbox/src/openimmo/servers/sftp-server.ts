import { mkdir, open, readdir, rename, rm, stat, type FileHandle } from 'node:fs/promises'
import { posix } from 'node:path'
import ssh2, { type AuthContext, type AuthenticationType, type Connection, type SFTPWrapper } from 'ssh2'
import type { RunningServer } from './ftp-server.ts'
import { NameNotAllowed } from '../file-names.ts'
import type { Login, Logins } from './logins.ts'

interface SftpServerOptions {
  host: string
  /** 0: any that is free. */
  port: number
  logins: Logins
  /** In OpenSSH's format. */
  hostKey: string
}

/** SFTP for the same logins as FTP. One is proved by the password, or by any key where keys are taken: nobody registers here. */
export async function startSftpServer({ host, port, logins, hostKey }: SftpServerOptions): Promise<RunningServer> {
  const connections = new Set<Connection>()
  const methods: AuthenticationType[] = logins.takesKeys ? ['password', 'publickey'] : ['password']
  const server = new ssh2.Server({ hostKeys: [hostKey], ident: 'Sandbox' }, (connection) => {
    connections.add(connection)
    // It says nothing more to whoever comes: they find a server that hangs up.
    if (logins.isDown()) connection.end()
    let login: Login | null = null
    connection
      .on('error', () => {})
      .on('close', () => connections.delete(connection))
      .on('authentication', (context) => {
        // Whatever a client sends, it gets an answer.
        authenticate(context, logins).then(
          (verdict) => {
            if (logins.isDown(context.username)) return connection.end()
            if (verdict === 'refused') return context.reject(methods)
            if (verdict !== 'would do') login = verdict
            return context.accept()
          },
          () => context.reject(methods),
        )
      })
      .on('session', (acceptSession) => {
        acceptSession().on('sftp', (acceptSftp) => {
          if (login !== null) serveSftpSession(acceptSftp(), { login, logins, connection })
        })
      })
  })
  await new Promise<void>((resolve, reject) => {
    // Also later: one that could not be accepted is no more than that.
    server.on('error', reject).listen(port, host, resolve)
  })
  return {
    port: (server.address() as { port: number }).port,
    async stop() {
      for (const connection of connections) connection.end()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

/** Somebody who has not proved anything yet leaves nothing behind. */
async function authenticate(context: AuthContext, logins: Logins): Promise<Login | 'refused' | 'would do'> {
  const { username } = context
  await logins.wait(username)
  if (context.method === 'password') {
    return (logins.isPassword(context.password) && (await logins.logIn(username))) || 'refused'
  }
  if (context.method !== 'publickey' || !logins.takesKeys) return 'refused'
  const key = ssh2.utils.parseKey(context.key.data)
  if (key instanceof Error || !key.getPublicSSH().equals(context.key.data)) return 'refused'
  // Without a signature, the client only asks whether the key would do.
  if (!context.signature) return logins.knows(username) ? 'would do' : 'refused'
  // May be an Error too, whatever its type says.
  const isProved: unknown = key.verify(context.blob as Buffer, context.signature, context.hashAlgo)
  return (isProved === true && (await logins.logIn(username))) || 'refused'
}

const { STATUS_CODE: status, OPEN_MODE: mode } = ssh2.utils.sftp

const readBytesMax = 32_768

interface OpenFile {
  file: FileHandle
  path: string
  isWritten: boolean
}

interface SftpSurroundings {
  login: Login
  logins: Logins
  connection: Connection
}

function serveSftpSession(sftp: SFTPWrapper, { login, logins, connection }: SftpSurroundings): void {
  const { locate, locateNew } = login
  const files = new Map<number, OpenFile>()
  const folders = new Map<number, { names: string[] }>()
  let lastHandle = 0
  // What is under way by then has no effect any more.
  let isCut = false

  const newHandle = () => {
    const handle = Buffer.alloc(4)
    handle.writeUInt32BE(++lastHandle)
    return handle
  }
  const idOf = (handle: Buffer) => (handle.length === 4 ? handle.readUInt32BE(0) : 0)
  const place = (path: string) => locate(posix.resolve('/', path))
  const newPlace = (path: string) => locateNew(posix.resolve('/', path))
  /** Runs a request; what it throws is the answer. Where even that cannot be given, there is nobody to give it to. */
  const answer = (id: number, work: () => Promise<unknown>) => {
    if (isCut) return
    work()
      .catch((error: NodeJS.ErrnoException) => {
        if (error instanceof NameNotAllowed) sftp.status(id, status.FAILURE, error.message)
        else sftp.status(id, error.code === 'ENOENT' ? status.NO_SUCH_FILE : status.FAILURE)
      })
      .catch(() => connection.end())
  }
  const attributes = async (path: string) => {
    const { mode, size, atimeMs, mtimeMs } = await stat(place(path))
    return { mode, size, uid: 0, gid: 0, atime: Math.floor(atimeMs / 1000), mtime: Math.floor(mtimeMs / 1000) }
  }

  connection.on('close', () => {
    for (const { file } of files.values()) file.close().catch(() => {})
  })
  sftp
    .on('error', () => connection.end())
    .on('OPEN', (id, path, flags) =>
      answer(id, async () => {
        await logins.wait(login.username)
        if (logins.isDown(login.username)) return connection.end()
        const isWritten = (flags & mode.WRITE) !== 0
        const file = isWritten
          ? await open(newPlace(path), flags & mode.TRUNC ? 'w' : 'a')
          : await open(place(path), 'r')
        const handle = newHandle()
        files.set(idOf(handle), { file, path, isWritten })
        return sftp.handle(id, handle)
      }),
    )
    .on('WRITE', (id, handle, offset, data) =>
      answer(id, async () => {
        const opened = files.get(idOf(handle))
        if (opened === undefined) return sftp.status(id, status.FAILURE)
        if (login.faults.isFull) return sftp.status(id, status.FAILURE, 'No space left on device')
        isCut = login.shallCut()
        // What is cut has its first half stored.
        await opened.file.write(data, 0, isCut ? data.length >> 1 : data.length, offset)
        if (isCut) return connection.end()
        return sftp.status(id, status.OK)
      }),
    )
    .on('READ', (id, handle, offset, length) =>
      answer(id, async () => {
        const chunk = Buffer.alloc(Math.min(length, readBytesMax))
        const read = await files.get(idOf(handle))?.file.read(chunk, 0, chunk.length, offset)
        if (read === undefined || read.bytesRead === 0) return sftp.status(id, status.EOF)
        return sftp.data(id, chunk.subarray(0, read.bytesRead))
      }),
    )
    .on('CLOSE', (id, handle) =>
      answer(id, async () => {
        const opened = files.get(idOf(handle))
        files.delete(idOf(handle))
        folders.delete(idOf(handle))
        await opened?.file.close()
        sftp.status(id, status.OK)
        if (opened?.isWritten) login.fileArrived(opened.path)
      }),
    )
    .on('STAT', (id, path) => answer(id, async () => sftp.attrs(id, await attributes(path))))
    .on('LSTAT', (id, path) => answer(id, async () => sftp.attrs(id, await attributes(path))))
    .on('REALPATH', (id, path) => {
      sftp.name(id, [nameEntry(posix.resolve('/', path))])
    })
    .on('OPENDIR', (id, path) =>
      answer(id, async () => {
        const handle = newHandle()
        folders.set(idOf(handle), { names: await readdir(place(path)) })
        sftp.handle(id, handle)
      }),
    )
    .on('READDIR', (id, handle) => {
      const names = folders.get(idOf(handle))?.names.splice(0) ?? []
      if (names.length === 0) sftp.status(id, status.EOF)
      else sftp.name(id, names.map(nameEntry))
    })
    .on('MKDIR', (id, path) =>
      answer(id, async () => {
        await mkdir(newPlace(path))
        sftp.status(id, status.OK)
      }),
    )
    .on('REMOVE', (id, path) =>
      answer(id, async () => {
        await rm(place(path))
        sftp.status(id, status.OK)
      }),
    )
    .on('RENAME', (id, from, to) =>
      answer(id, async () => {
        if (login.faults.refusesRename) return sftp.status(id, status.PERMISSION_DENIED)
        await rename(place(from), newPlace(to))
        if (login.faults.cutsAtRename) connection.end()
        else sftp.status(id, status.OK)
        return login.fileArrived(to)
      }),
    )
}

function nameEntry(name: string) {
  return { filename: name, longname: name, attrs: {} as never }
}
