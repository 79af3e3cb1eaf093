// Before the first paint: the theme and the language the page is in. A file of its own, since inline script is not allowed.
;(() => {
  var kept = localStorage.getItem('theme')
  var dark = kept ? kept === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
})()
