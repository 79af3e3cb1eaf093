import { globSync, readFileSync } from 'node:fs'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { OutsideLink } from './OutsideLink.tsx'

test('leads where it says, in a tab of its own', () => {
  render(<OutsideLink href="https://example.com/report">Report</OutsideLink>)
  const link = screen.getByRole('link', { name: 'Report' })
  expect(link.getAttribute('href')).toBe('https://example.com/report')
  expect(link.getAttribute('rel')).toBe('noreferrer')
})

test.each([null, 'javascript:alert(1)', ' JaVa\nScript:alert(1)', 'data:text/html,x', 'vbscript:x'])(
  '%j is text, not a link',
  (href) => {
    render(<OutsideLink href={href}>Report</OutsideLink>)
    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.getByText('Report')).toBeTruthy()
  },
)

test('nothing else leads out of the product', () => {
  const inside = /<OutsideLink |href=\{`?(#|mailto:|\$\{config\(\)\.api\})/ // An anchor, an address, our own API.
  const files = globSync('web/**/*.tsx').filter((file) => !/\.test\.tsx$|OutsideLink/.test(file))
  const matches = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => /target="_blank"|href=\{[^}]*\b(url|manual)\b/.test(line) && !inside.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(matches).toEqual([])
})
