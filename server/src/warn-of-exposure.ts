import { type TerminalWords, terminalWords } from '@aushang/model'
import type { Config } from './config.ts'
import { isLoopbackHost } from './lib/loopback-host.ts'

/** What the world may reach that it should not, by the look of the configuration: a sentence each. */
export function exposureWarnings(config: Config, { exposure: words }: TerminalWords = terminalWords.en): string[] {
  const { HOST: host, SANDBOX_HOST: sandboxHost, PUBLIC_URL, RUN: run } = config
  const publicUrl = new URL(PUBLIC_URL)
  const isPlain = publicUrl.protocol === 'http:'
  const warnings: string[] = []
  if (config.IS_LOOPBACK_OPEN_BY_DEFAULT) warnings.push(words.loopback)
  if (run.has('api') && isPlain && !isLoopbackHost(publicUrl.hostname)) warnings.push(words.plainKeys(PUBLIC_URL))
  else if (run.has('api') && isPlain && !isLoopbackHost(host)) warnings.push(words.plainApi(host))
  if (run.has('api') && !isPlain && config.TRUSTED_PROXIES.length === 0) warnings.push(words.unnamedProxy(PUBLIC_URL))
  if (run.has('sandbox') && !isLoopbackHost(sandboxHost)) warnings.push(words.sandbox(sandboxHost))
  if (run.has('sandbox') && sandboxHost !== host) warnings.push(words.sandboxElsewhere(sandboxHost, host))
  return warnings
}
