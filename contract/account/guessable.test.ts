import { dictionary } from '@zxcvbn-ts/language-common'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isGuessable, wordsAbout } from './guessable.ts'

const common = new Set(dictionary['passwords-common'])
const words = wordsAbout('taro.yamada@asset.example', 'Taro Yamada', '見本アセット株式会社', '山田 太郎')
const isWeak = (password: string) => isGuessable(password, words, common)

test.each([
  ['a common one with signs around it', ['Password1!', 'password', '!!Welcome2024', 'Summer-2024', 'P-a-s-s-w-o-r-d1']],
  ['signs in the place of letters', ['P@ssw0rd!!', '$unshine1', 'P4ssw0rd-2025', 'L3tme1n!!!']],
  ['twice the same', ['password-password1', 'dragondragon1!']],
  ['what a finger runs along', ['Qwerty123!', '1q2w3e4r!', 'Abcdefgh1!', 'Fedcba98-', '12345678-a']],
  ['few different characters', ['aaaaaaaa-1A', 'Aa1!Aa1!Aa']],
  ['common in Japan', ['Sakura2024!', 'Doraemon-1', 'Satoyama1!', 'Tanaka-1985', 'ｓａｋｕｒａ－１２']],
  [
    'the owner’s address, name or company',
    ['taro.yamada@asset.example', 'Taro.Yamada-1', 'Yamada-abc1', '山田太郎-1234'],
  ],
  ['the owner’s name beside a common one', ['yamada-password1', 'Dragon-taro-9']],
])('%s is guessed', (_, passwords) => {
  expect(passwords.filter((password) => !isWeak(password))).toEqual([])
})

test('words that do not go together, and what a program made, are not', () => {
  const good = [
    'correct-Horse-1',
    'Journey-Password-1',
    'Asset-Blue-Kite-7',
    'x7#Kp2!q',
    'うさぎとかめ-3',
    'yet-Another-3',
  ]
  expect(good.filter(isWeak)).toEqual([])
})

test('of random passwords hardly any is taken for a word', () => {
  const signs = [...'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789-_!#'] as const
  const made = fc.sample(fc.string({ unit: fc.constantFrom(...signs), minLength: 10, maxLength: 10 }), {
    numRuns: 2000,
    seed: 7,
  })
  // What fast-check makes repeats itself more than chance does; those that do are weak.
  const random = made.filter((password) => new Set(password.toLowerCase()).size >= 8)
  expect(random.filter(isWeak).length / random.length).toBeLessThan(0.01)
})

test('without anything known of the owner the lists alone count', () => {
  expect(isGuessable('Taro.Yamada-1', [], common)).toBe(false)
  expect(isGuessable('Sakura2024!', [], new Set())).toBe(true)
})
