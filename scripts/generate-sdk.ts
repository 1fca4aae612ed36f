import type { OpenApi } from '../sdk/generate/openapi.ts'
import { operationsFile } from '../sdk/generate/operations.ts'
import { typesFile } from '../sdk/generate/types.ts'
import { openApiFile } from './generate-openapi.ts'

export async function sdkTypes(): Promise<string> {
  return typesFile(await openApi())
}

export async function sdkOperations(): Promise<string> {
  return operationsFile(await openApi())
}

async function openApi(): Promise<OpenApi> {
  return JSON.parse(await openApiFile()) as OpenApi
}
