import { readFile } from 'node:fs/promises'
import { codeBlocks } from '../test/code-blocks.ts'

/** The page as it stands, with the quick start of the introduction in it. */
export async function readmePage(): Promise<string> {
  const page = await readFile(new URL('../README.md', import.meta.url), 'utf8')
  const marked = /(<!-- made from docs\/introduction.md -->\n).*?(<!-- so far -->)/s
  if (!marked.test(page)) throw new Error('README.md has no place for what is made from docs/introduction.md')
  const blocks = (await codeBlocks('docs/introduction.md')).filter(({ heading }) => heading === 'Quick start')
  const code = blocks.slice(0, 2).map(({ code }) => code)
  return page.replace(
    marked,
    (_, begin: string, end: string) => `${begin}\n\`\`\`sh run\n${code.join('')}\`\`\`\n\n${end}`,
  )
}
