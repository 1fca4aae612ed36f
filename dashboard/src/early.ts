import type { paths } from './paths.ts'
import type { Early } from './take-early.ts'
import type { Language } from './format.ts'

// Runs before the rest of the application has come, as a file of its own that imports nothing: a slow phone takes half a second to read the rest,
// and the service can answer meanwhile. In braces, because the names of such a script are those of the whole page.
{
  type Path = (typeof paths)[keyof typeof paths]

  /** What the first screen of these pages cannot be drawn without, as the application will ask for it. */
  const needed: { [Name in Path]?: string[] } = {
    '/': ['/attention', '/targets?limit=200'],
    '/properties': ['/properties/overview?order=desc&limit=30', '/targets?limit=200'],
  }
  const entrances: Path[] = ['/sign-in', '/sign-up', '/setup', '/invitation', '/forgotten-password', '/password']

  const language = chosenLanguage()
  // As the service says in the page. Who comes in by one of the entrances is asked there.
  const isEntrance = entrances.some((path) => path === window.location.pathname)
  const isSignedOut = !isEntrance && document.querySelector('meta[name=signed-out]') !== null
  const urls = isEntrance || isSignedOut ? [] : urlsOf(window.location)
  window.early = { language, isSignedOut, answers: new Map(urls.map((url) => [url, ask(url)])) } satisfies Early

  function urlsOf({ pathname, search }: { pathname: string; search: string }): string[] {
    const more = search === '' && pathname in needed ? needed[pathname as Path] : []
    return ['/session', '/events?limit=1&order=desc', ...(more ?? [])]
  }

  /** Null, if nothing good came of it: then it is asked for anew, and that is said. */
  async function ask(url: string): Promise<Response | null> {
    const headers = { accept: 'application/json, */*;q=0.5', 'accept-language': language }
    const response = await fetch(url, { headers, cache: 'no-store' }).catch(() => null)
    return response?.ok ? response : null
  }

  /** The language that was chosen, or else the browser's. */
  function chosenLanguage(): Language {
    const chosen = localStorage.getItem('aushang.language')
    if (chosen === 'de' || chosen === 'en') return chosen
    return navigator.languages.some((each) => each.startsWith('de')) ? 'de' : 'en'
  }
}
