import { stripVTControlCharacters } from 'node:util'
import type { WhyNoPdf } from '#contract/account/app-config.ts'
import { openBrowser } from './open-browser.ts'

interface Settings {
  readonly chromium: string | null
  readonly chromiumSandbox: boolean
}

/** What became of the trial: why there is no PDF, and in the words of the browser what it said of it; null where it prints. */
export interface NoPdf {
  readonly why: WhyNoPdf
  readonly said: string
}

/** Start the browser once, with a page, to know whether it will print. */
export async function tryBrowser({ chromium, chromiumSandbox }: Settings): Promise<NoPdf | null> {
  if (chromium === null) return { why: 'no-browser', said: '' }
  try {
    const browser = await openBrowser({ chromium, hasSandbox: chromiumSandbox })
    try {
      await (await browser.context.newPage()).setContent('<!doctype html>')
    } finally {
      await browser.close()
    }
    return null
  } catch (error) {
    return toNoPdf((error as Error).message)
  }
}

/** What Playwright and Chromium say where the sandbox does not start. */
const ofSandbox = /sandboxing failed|usable sandbox|SUID sandbox|new namespace|zygote_host/i

function toNoPdf(message: string): NoPdf {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
  // The last word is the browser's own.
  const line = lines.findLast((one) => ofSandbox.test(one))
  return line === undefined
    ? { why: 'no-browser', said: plainly(lines[0] ?? '') }
    : { why: 'no-sandbox', said: plainly(line) }
}

/** Tried when it is first asked for, and only once: what a machine allows does not change while the server runs. */
export function whyNoPdfOf(settings: Settings, onTrouble: (text: string) => void): () => Promise<WhyNoPdf | null> {
  const trying: { outcome?: Promise<WhyNoPdf | null> } = {}
  const find = async () => {
    const outcome = await tryBrowser(settings)
    if (outcome && settings.chromium !== null) onTrouble(`No PDFs are made (${outcome.why}): ${outcome.said}`)
    return outcome?.why ?? null
  }
  return () => {
    trying.outcome ??= find()
    return trying.outcome
  }
}

/** A line of the browser’s log without its head. */
const plainly = (line: string) =>
  line
    .replace(/^.*\]\s+(?=\S)/, '')
    .trim()
    .slice(0, 300)
