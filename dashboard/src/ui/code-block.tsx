import { CopyIcon } from './copy.tsx'
import classes from './code-block.module.css'

/** Text as it was sent or came, to read and to copy. `label` says what it is. It is never taken for markup. */
export function CodeBlock({ text, label }: { text: string; label: string }) {
  return (
    <figure className={classes.block}>
      <figcaption className={classes.caption}>
        <span>{label}</span>
        <CopyIcon value={text} label={label} />
      </figcaption>
      <pre className={classes.text} tabIndex={0}>
        {highlight(text)}
      </pre>
    </figure>
  )
}

const words = {
  xml: /(<!--[^]*?-->)|(<\/?[\w:.-]+|\/?>|<\?[\w-]+|\?>)|([\w:.-]+(?==["']))|("[^"]*"|'[^']*')/g,
  json: /()("(?:[^"\\]|\\.)*"(?=\s*:))|(\b(?:true|false|null)\b|-?\b\d[\d.eE+-]*\b)|("(?:[^"\\]|\\.)*")/g,
}
const kinds = [undefined, 'comment', 'name', 'word', 'value'] as const
/** Beyond this, colours cost more time than they are worth. */
const highlightedMax = 100_000

function highlight(text: string): React.ReactNode {
  const start = text.trimStart()[0]
  if (text.length > highlightedMax || (start !== '<' && start !== '{' && start !== '[')) return text
  const parts: React.ReactNode[] = []
  let end = 0
  for (const match of text.matchAll(start === '<' ? words.xml : words.json)) {
    const kind = kinds[match.findIndex((group, index) => index > 0 && group !== undefined && group !== '')]
    parts.push(
      text.slice(end, match.index),
      <span key={match.index} data-kind={kind}>
        {match[0]}
      </span>,
    )
    end = match.index + match[0].length
  }
  return [...parts, text.slice(end)]
}
