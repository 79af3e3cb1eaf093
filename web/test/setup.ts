import 'fake-indexeddb/auto'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import { clearAuth } from '../app/auth-store.ts'
import { setConfig } from '../app/config.ts'
import { setLanguage } from '../i18n/language.ts'
import { doAtEnd } from './at-end.ts'
import { forgetOpen } from './dialogs.ts'
import { givenVendors } from './given-vendors.ts'

beforeEach(async () => {
  setLanguage('en')
  await clearAuth()
  setConfig({
    api: '/api',
    product: 'Satoyama',
    version: '0',
    supportEmail: null,
    manualUrls: { ja: null, en: null },
    market: 'real',
    isMarketPartial: false,
    maintenance: null,
    defaultVendors: [],
    vendors: givenVendors,
    whyNoPdf: null,
    downloads: { unit: 'company-year', monthlyLimit: 1 },
  })
})
// Files of one worker share modules and a global scope: whatever a test leaves behind ends with it.
afterEach(async () => {
  await doAtEnd().finally(cleanup)
  forgetOpen()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

// A screen that is still being loaded when its file ends would fail, and stay broken for the files that share the worker.
afterAll(() => vi.dynamicImportSettled())

// jsdom has no scrolling; the screens only need it to be callable.
window.scrollTo = () => {}
// Nor has it media queries and observers, which the component library asks at the start.
window.matchMedia = (query) =>
  ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
// Nor a layout: everything stands somewhere in a window, or what floats would take itself for out of sight and hide.
Element.prototype.getBoundingClientRect = () => new DOMRect(100, 100, 80, 20)
Object.defineProperty(document.documentElement, 'clientWidth', { value: 1024 })
Object.defineProperty(document.documentElement, 'clientHeight', { value: 768 })

// A busy machine is slow, not wrong: what never comes is still found out.
configure({ asyncUtilTimeout: 120_000 })
