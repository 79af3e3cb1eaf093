import { expect, test } from 'vitest'
import { webAddress } from './link.ts'

test.each(['https://example.com/report.pdf', 'http://例え.テスト/報告?年=2025#a', 'HTTPS://EXAMPLE.COM'])(
  '%s may be followed',
  (text) => expect(webAddress(text)).toBe(text),
)

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u200bjavascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'https://bank.example@evil.example/',
  'https://example.com/a b',
  '//example.com',
  '/reports/1',
  'example.com',
  '',
])('%j may not', (text) => expect(webAddress(text)).toBeNull())
