#!/usr/bin/env node
import { launch } from './launch.js'

await launch(async () => {
  const { main } = await import('../src/main.ts')
  await main()
})
