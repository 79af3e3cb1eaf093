import { expect, test } from 'vitest'
import { browserOf } from './user-agent.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const apple = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/130.0.0.0 Safari/537.36`, 'Chrome 130', 'Windows'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/130.0.0.0 Safari/537.36 Edg/131.0.2903.51`,
    'Edge 131',
    'Windows',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/129.0.0.0 Safari/537.36 OPR/114.0.0.0`,
    'Opera 114',
    'Windows',
  ],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox 132', 'Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox 132', 'Linux'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${apple} Version/18.1 Safari/605.1.15`, 'Safari 18', 'macOS'],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${apple} Version/18.1 Mobile/15E148 Safari/604.1`,
    'Safari 18',
    'iPhone',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${apple} CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1`,
    'Chrome 131',
    'iPhone',
  ],
  [
    `Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) ${apple} FxiOS/132.0 Mobile/15E148 Safari/604.1`,
    'Firefox 132',
    'iPad',
  ],
  [`Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/130.0.0.0 Mobile Safari/537.36`, 'Chrome 130', 'Android'],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-S928B) ${webkit} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet 27',
    'Android',
  ],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/130.0.0.0 Safari/537.36`, 'Chrome 130', 'ChromeOS'],
  ['Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko', 'Internet Explorer 11', 'Windows'],
  ['curl/8.5.0', null, null],
  ['', null, null],
  [null, null, null],
])('%s', (userAgent, browser, system) => {
  expect(browserOf(userAgent)).toEqual({ browser, system })
})
