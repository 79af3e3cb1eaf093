import { expect, test } from 'vitest'
import { CallFailed } from '../../app/send.ts'
import './failure-messages.ts'
import { setLanguage } from '../../i18n/language.ts'
import { failureText } from './failure-text.ts'

const room = { unit: 'rows', used: 299_000, most: 300_000 } as const

test('a refusal for want of room says how much is in use, in bytes too', () => {
  expect(failureText(new CallFailed('portfolio.lines', { room }))).toBe(
    'All your portfolios together cannot hold that many lines. Remove portfolios that you no longer need. (299,000 of 300,000 in use)',
  )
  setLanguage('ja')
  expect(failureText(new CallFailed('portfolio.lines', { room }))).toBe(
    'すべてのポートフォリオに保存できる行数の合計を超えます。使わないポートフォリオを削除してください。（使用中：299,000、上限：300,000）',
  )
  const bytes = { unit: 'bytes', used: 40_100_000, most: 40_000_000 } as const
  expect(failureText(new CallFailed('own-method.space', { room: bytes }))).toContain(
    '（使用中：40.1 MB、上限：40.0 MB）',
  )
})

test('a request that is not valid says which part of it', () => {
  const error = new CallFailed('request.invalid', { field: 'query.asOf' })
  setLanguage('en')
  expect(failureText(error)).toBe('Something in the address or the input is not valid. (asOf)')
  setLanguage('ja')
  expect(failureText(error)).toBe('入力または指定された条件が正しくありません。（項目：asOf）')
})

test('any other says what it says', () => {
  expect(failureText(new CallFailed('portfolio.lines'))).not.toContain('in use')
})
