// What pages can do besides, where scripts may run. It is told to the browser by its hash, so that no other script runs.
for (const text of document.querySelectorAll('[data-copy]')) {
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'second small copy',
    textContent: text.dataset.copy,
  })
  button.addEventListener('click', () => {
    const copying = navigator.clipboard?.writeText(text.textContent.trim()) ?? Promise.reject(new Error('not here'))
    copying.then(
      () => {
        button.textContent = `✓ ${text.dataset.copy}`
      },
      // It is marked, and one key away.
      () => getSelection().selectAllChildren(text),
    )
  })
  text.after(button)
}

// The server cannot know the clock of whoever reads it.
for (const time of document.querySelectorAll('time[datetime]')) {
  const moment = new Date(time.dateTime)
  const lang = document.documentElement.lang === 'en' ? 'en-GB' : 'de-DE'
  time.title = time.textContent
  time.textContent = moment.toLocaleString(lang, { dateStyle: 'medium', timeStyle: 'medium' })
}

addEventListener('keydown', ({ key }) => {
  const rel = { ArrowLeft: 'prev', ArrowRight: 'next', Escape: 'up' }[key]
  document.querySelector(`.enlarged:target a[rel="${rel}"]`)?.click()
})
