#!/usr/bin/env node
// The same program, with one command more.
import { launch } from '@aushang/server/launch'

await launch(async () => {
  const [{ main }, { demoCommand }] = await Promise.all([
    import('@aushang/server/main'),
    import('../src/demo.command.ts'),
  ])
  await main([demoCommand])
})
