import { readFile, writeFile } from 'node:fs/promises'
import { collectionFile } from './generate-collection.ts'
import { configurationPage, environmentExample } from './generate-configuration.ts'
import { dashboardFile } from './generate-dashboard.ts'
import { errorsPage } from './generate-errors.ts'
import { failureCodesPage } from './generate-failure-codes.ts'
import { httpFile } from './generate-http-file.ts'
import { mappingReadmes } from './generate-mapping.ts'
import { openApiFile } from './generate-openapi.ts'
import { openImmoPortalsPage } from './generate-openimmo-portals.ts'
import { propertyPages } from './generate-properties.ts'
import { readmePage } from './generate-readme.ts'
import { schemaFile } from './generate-schema.ts'
import { sdkOperations, sdkTypes } from './generate-sdk.ts'
import { webhooksPage } from './generate-webhooks.ts'

/** Whatever is said in code and again in a file is generated here. With --check, fails when a file is stale. */
const files: Record<string, () => Promise<string> | string> = {
  '.env.example': environmentExample,
  'README.md': readmePage,
  ...mappingReadmes,
  'docs/aushang.http': httpFile,
  'docs/aushang.postman_collection.json': collectionFile,
  'docs/configuration.md': configurationPage,
  'docs/errors.md': errorsPage,
  'docs/failure-codes.md': failureCodesPage,
  'docs/openimmo-portals.md': openImmoPortalsPage,
  'docs/webhooks.md': webhooksPage,
  ...propertyPages,
  'openapi.json': openApiFile,
  'ops/grafana/aushang.json': dashboardFile,
  'sdk/src/generated/operations.ts': sdkOperations,
  'sdk/src/generated/types.ts': sdkTypes,
  'server/schema.sql': schemaFile,
}

const checkOnly = process.argv.includes('--check')
const stale: string[] = []
for (const [file, generate] of Object.entries(files)) {
  const url = new URL(`../${file}`, import.meta.url)
  const fresh = await generate()
  if (fresh === (await readFile(url, 'utf8').catch(() => ''))) continue
  if (checkOnly) stale.push(file)
  else await writeFile(url, fresh)
  if (!checkOnly) console.log(`wrote ${file}`)
}
if (stale.length > 0) {
  console.error(`Stale: ${stale.join(', ')}. Run npm run generate.`)
  process.exit(1)
}
