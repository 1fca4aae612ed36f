const kept = 'aushang.reloadedAt'
/** As long as that, a part that is missing is missing for another reason: to load the page once more would not bring it. */
const onceInMs = 60_000

/** After an upgrade, the parts of the application that a tab has not fetched yet are gone: it loads itself anew, once. */
export function reloadWhenOutdated(): void {
  window.addEventListener('vite:preloadError', () => {
    const reloadedAt = Number(sessionStorage.getItem(kept) ?? 0)
    if (Date.now() - reloadedAt < onceInMs) return
    sessionStorage.setItem(kept, String(Date.now()))
    window.location.reload()
  })
}
