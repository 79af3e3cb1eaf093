import 'fake-indexeddb/auto'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'
import { setConfig } from '../app/config.ts'
import { setLanguage } from '../i18n/language.ts'
import { clearAuth } from '../session/store.ts'

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
    defaultVendors: [],
    downloads: { unit: 'company-year', monthlyLimit: 1 },
  })
})
afterEach(cleanup)

// jsdom has neither dialogs nor scrolling; the screens only need them to be callable.
HTMLDialogElement.prototype.showModal = function () {
  this.open = true
}
HTMLDialogElement.prototype.close = function () {
  this.open = false
  this.dispatchEvent(new Event('close'))
}
window.scrollTo = () => {}

// A busy machine is slow, not wrong: what never comes is still found out.
configure({ asyncUtilTimeout: 5000 })
