import '@mantine/core/styles.css'
import '@mantine/notifications/styles.css'
import './theme.css'
import { MantineProvider } from '@mantine/core'
import { AushangError } from '@aushang/sdk'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { setNonce } from 'get-nonce'
import { paths, wayBack } from './paths.ts'
import { makeQueryClient } from './queries.ts'
import { makeRouter, pendingMs, preloadPage } from './routes.ts'
import { theme } from './theme.ts'
import { onLanguageChange } from './words/language.ts'

// Styles that are made while the page runs need the word that its policy asks for.
const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? ''
setNonce(nonce)

const queries = makeQueryClient(() => {
  const { pathname, href } = router.latestLocation
  if (pathname === paths.signIn) return
  // Who stays on a page is asked by it about what is filled in there (leave-guard.tsx); who is on the way elsewhere was asked already.
  const isLeaving = router.state.resolvedLocation?.pathname !== pathname
  void router.navigate({ to: paths.signIn, search: wayBack(href), replace: true, ignoreBlocker: isLeaving })
})
const router = makeRouter(queries)

function App() {
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto" getStyleNonce={() => nonce}>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  )
}

const element = document.getElementById('root')
if (element === null) throw new Error('The page has no root.')
// All that the first page needs is on its way at once: its part of the application, and what it shows.
preloadPage(router)
const isLoaded = router.load()
// What comes at once need not be announced by a skeleton, which takes a phone as long to draw as the page.
await Promise.race([isLoaded, new Promise((resolve) => setTimeout(resolve, pendingMs))])
// What the service says is in the language that it was asked in.
onLanguageChange(() => void queries.invalidateQueries())
// What the service answered is said on the page, and needs no word on the console.
const sayUnlessAnswered = (error: unknown) => error instanceof AushangError || reportError(error)
createRoot(element, { onCaughtError: sayUnlessAnswered }).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
