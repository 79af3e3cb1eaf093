import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')
const themes = {
  light: colorsOf(css.slice(0, css.indexOf('[data-theme="dark"]'))),
  dark: colorsOf(css.slice(css.indexOf('[data-theme="dark"]'))),
}

function colorsOf(text: string): Map<string, string> {
  return new Map([...text.matchAll(/(--[\w-]+): (#[\da-f]{6});/g)].map(([, name, color]) => [name!, color!]))
}

/** Relative luminance and contrast of WCAG 2.2. */
function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light! + 0.05) / (dark! + 0.05)
}

test('black on white is 21 to 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 10)
})

const papers = ['--paper', '--paper-raised', '--paper-sunk', '--paper-mark']
const inks = ['--ink', '--ink-2', '--ink-3']

test.each(Object.entries(themes))('law: every ink can be read on every paper, in the %s', (_, colors) => {
  for (const paper of papers)
    for (const ink of inks)
      expect(contrast(colors.get(ink)!, colors.get(paper)!), `${ink} on ${paper}`).toBeGreaterThanOrEqual(4.5)
})
