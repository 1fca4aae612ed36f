import { useState } from 'react'

/** For what is shown otherwise than it is kept, such as a number: while it is being typed, it stays as it is typed. */
export function useTypedText<Value>(
  written: string,
  read: (text: string) => Value | undefined,
  onChange: (value: Value | string | undefined) => void,
) {
  const [typed, setTyped] = useState<string | null>(null)
  return {
    isTyping: typed !== null,
    input: {
      value: typed ?? written,
      onChange: (event: React.ChangeEvent<HTMLInputElement>) => {
        const text = event.currentTarget.value
        // A browser that fills in by itself does not go there, and so does not leave either.
        if (event.currentTarget === document.activeElement) setTyped(text)
        // What cannot be read is handed on as it was typed: the service says what is wrong with it.
        onChange(text.trim() === '' ? undefined : (read(text) ?? text))
      },
      onBlur: () => setTyped(null),
    },
  }
}
