import { startOpenImmoPortal } from '@aushang/sandbox'
import { contractSuite } from '../../test/contract-suite.ts'
import { startCuttingProxy } from '../../test/cutting-proxy.ts'
import { aFileSession } from '../../test/file-session.ts'
import { fullContact } from '../../test/publications.ts'
import type { Connector } from '../contract.ts'
import type { PortalSession } from '../portal-session.ts'
import { platformB } from '../platform-b/index.ts'
import { openImmo } from './index.ts'

const trials: [string, Connector, 'ftp' | 'sftp'][] = [
  ['OpenImmo over FTP', openImmo, 'ftp'],
  ['OpenImmo over SFTP', openImmo, 'sftp'],
  ['platform B', platformB, 'ftp'],
]

for (const [name, connector, protocol] of trials) {
  contractSuite(name, {
    start: () => start(connector, protocol),
    least: { contact: fullContact },
    faults: { silence: ['unavailable'], 'cut in the middle': ['unavailable'] },
  })
}

async function start(connector: Connector, protocol: 'ftp' | 'sftp') {
  const server = await startOpenImmoPortal({ host: '127.0.0.1', ftpPort: 0, sftpPort: 0 })
  const port = protocol === 'ftp' ? server.ftpPort : server.sftpPort
  const proxy = await startCuttingProxy(port, { isFtp: protocol === 'ftp' })
  const login = { username: 'agency', password: 'sandbox', providerNumber: 'KD-4711' }
  const real = aFileSession({ protocol, host: 'localhost', port: proxy.port, ...login })
  let session = real
  let isSilent = false
  return {
    connector,
    // The time that an operation has is up sooner for those who are told that nobody will answer.
    get session(): PortalSession {
      if (isSilent) setTimeout(session.abort, 500)
      return session
    },
    stranger: aFileSession({ protocol, host: 'localhost', port, ...login, password: 'a-secret-that-is-wrong' }),
    secrets: ['a-secret-that-is-wrong', '"sandbox"'],
    async adverts() {
      await server.settled()
      return server.adverts().map(({ number, title }) => ({ externalId: number, title }))
    },
    script(fault: string | null) {
      real.close()
      isSilent = fault === 'silence'
      session = aFileSession(real.credentials as object)
      if (isSilent) proxy.fallSilent()
      else proxy.cutAfter(fault === 'cut in the middle' ? 3_000 : Infinity)
    },
    async stop() {
      session.close()
      await proxy.stop()
      await server.close()
    },
  }
}
