/** The browser and the system a session runs in; null for what the text does not tell. */
interface Browser {
  readonly browser: string | null
  readonly system: string | null
}

/** The first that fits counts: most browsers also name the ones they descend from. */
const browsers = [
  ['Edge', /Edg(?:e|A|iOS)?\/(\d+)/],
  ['Opera', /(?:OPR|OPT|Opera)\/(\d+)/],
  ['Samsung Internet', /SamsungBrowser\/(\d+)/],
  ['Vivaldi', /Vivaldi\/(\d+)/],
  ['Yahoo! JAPAN', /YJApp-\w+[^/]*\/(\d+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /(?:HeadlessChrome|Chrome|CriOS)\/(\d+)/],
  ['Safari', /Version\/(\d+)[^ ]* (?:Mobile\/\w+ )?Safari\//],
  ['Internet Explorer', /(?:MSIE |Trident\/.*rv:)(\d+)/],
] as const

const systems = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['ChromeOS', /CrOS/],
  ['macOS', /Macintosh|Mac OS X/],
  ['Linux', /Linux|X11/],
] as const

/** What a browser's own name of itself says in words: `Edge 130`, `Windows`. */
export function browserOf(userAgent: string | null): Browser {
  const text = userAgent ?? ''
  const match = browsers.find(([, pattern]) => pattern.test(text))
  const version = match?.[1].exec(text)?.[1]
  return {
    browser: match ? `${match[0]} ${version}` : null,
    system: systems.find(([, pattern]) => pattern.test(text))?.[0] ?? null,
  }
}
