import { existsSync } from 'node:fs'

/** Where systems put a Chromium; the shell without the frame of a browser first, since it takes least. */
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The browser that makes PDFs: the operator's choice, else one of the system's; null where there is none. */
export function findChromium(chosen: string | undefined): string | null {
  return (chosen === undefined ? places : [chosen]).find((place) => existsSync(place)) ?? null
}
