import { startOpenImmoPortal } from '@aushang/sandbox'
import { contractSuite } from '../../test/contract-suite.ts'
import { startCuttingProxy } from '../../test/cutting-proxy.ts'
import { aFilePortal } from '../../test/file-portal.ts'
import { fullContact } from '../../test/publications.ts'
import type { Connector, Portal } from '../contract.ts'
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
  const real = aFilePortal({ protocol, host: 'localhost', port: proxy.port, ...login })
  let portal = real
  let isSilent = false
  return {
    connector,
    // The time that an operation has is up sooner for those who are told that nobody will answer.
    get portal(): Portal {
      if (isSilent) setTimeout(portal.abort, 500)
      return portal
    },
    stranger: aFilePortal({ protocol, host: 'localhost', port, ...login, password: 'a-secret-that-is-wrong' }),
    secrets: ['a-secret-that-is-wrong', '"sandbox"'],
    async adverts() {
      await server.settled()
      return server.adverts().map(({ number, title }) => ({ externalId: number, title }))
    },
    script(fault: string | null) {
      real.close()
      isSilent = fault === 'silence'
      portal = aFilePortal(real.credentials as object)
      if (isSilent) proxy.fallSilent()
      else proxy.cutAfter(fault === 'cut in the middle' ? 3_000 : Infinity)
    },
    async stop() {
      portal.close()
      await proxy.stop()
      await server.close()
    },
  }
}
