import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { listOwnMethods } from '#contract/scores/own-methods.ts'
import { getWeightImport } from '#contract/scores/weight-imports.ts'
import { setLanguage } from '../../i18n/language.ts'
import { answer, givenProfile, givenSession, renderAt } from '../../test/render.tsx'

beforeEach(async () => void (await givenSession()))

/** Every file that screens take, by the source text of the screen. */
const screens = import.meta.glob<string>('../../**/*.tsx', { query: '?raw', import: 'default', eager: true })

test.each([
  ['ja', '記入したファイル（.xlsx）', 'トライアル版ではご利用いただけません。'],
  ['en', 'Filled-in file (.xlsx)', 'Not available in the trial version.'],
] as const)(
  'a trial reads beside the field why it takes no file, in %s; others choose one',
  async (language, label, reason) => {
    setLanguage(language)
    const at = (profile: Record<string, unknown>) =>
      renderAt('/tools/custom_scoring?door=excel', [
        givenProfile(profile),
        answer(getWeightImport, null),
        answer(listOwnMethods, []),
      ])
    at({ is_trial: true })
    const field = await screen.findByLabelText<HTMLInputElement>(label)
    await expect.poll(() => field.isConnected && screen.getByLabelText<HTMLInputElement>(label).disabled).toBe(true)
    const about = screen.getByLabelText(label).getAttribute('aria-describedby')!
    expect(document.getElementById(about)!.textContent).toContain(reason)
  },
)

test('every screen that takes a file says to trials that it takes none of theirs', () => {
  const taking = Object.entries(screens).filter(
    ([path, text]) => !path.includes('.test.') && /<(FileChoice|UploadChoice)\b/.test(text),
  )
  expect(taking.length).toBeGreaterThan(4)
  const silent = taking.filter(([path, text]) => {
    const isGate = /\bUploadChoice\.tsx$/.test(path)
    return !isGate && !text.includes('<UploadChoice') && !/isDisabled=\{isTrial\}/.test(text)
  })
  expect(silent.map(([path]) => path)).toEqual([])
})
