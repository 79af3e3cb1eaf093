import { afterEach, expect, test } from 'vitest'
import { forgetVendors, savedVendors, saveVendors } from './supported-vendors.ts'

afterEach(forgetVendors)

test('the cookie is the product’s own score until an account is known, and again after it has left', () => {
  expect(savedVendors()).toEqual(['satoyama'])
  saveVendors(['satoyama', 'msci', 'ours;x=1'])
  expect(document.cookie).toContain('supported_vendors=satoyama%2Cmsci')
  expect(savedVendors()).toEqual(['satoyama', 'msci', 'ours;x=1'])
  forgetVendors()
  expect(savedVendors()).toEqual(['satoyama'])
  saveVendors([])
  expect(savedVendors()).toEqual(['satoyama'])
})
