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
        setTyped(text)
        // What cannot be read is handed on as it was typed: the service says what is wrong with it.
        onChange(text.trim() === '' ? undefined : (read(text) ?? text))
      },
      onBlur: () => setTyped(null),
    },
  }
}
