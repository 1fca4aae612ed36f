import { once } from 'node:events'
import { seedAgency } from './agency.ts'
import { owner, ownInstallation, startInstallation } from './service.ts'

// `npm run demo`: an installation with an agency in it, to look at, until one ends it. `HTTP_PORT` says where, `COUNT` how many properties.
const { HTTP_PORT: port = '8080', COUNT: count = '36' } = process.env
const installation = await startInstallation({ port: Number(port) })
const { api, apiKey } = await ownInstallation(installation)
await seedAgency(api, installation, { count: Number(count) })
console.log(
  `${installation.url}\n  ${owner.email}\n  ${owner.password}\n  ${apiKey}\nsandbox ${installation.sandboxUrl}`,
)
await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
await installation.stop()
