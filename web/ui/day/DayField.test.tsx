import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { setLanguage } from '../../i18n/language.ts'
import { renderParts } from '../../test/parts.tsx'
import { DayField } from './DayField.tsx'

function Example({ first, onChange }: { first: string; onChange: (day: string) => void }) {
  const [day, setDay] = useState('2024-06-30')
  return (
    <DayField
      label="As of"
      value={day}
      first={first}
      last="2025-03-15"
      onChange={(next) => {
        onChange(next)
        setDay(next)
      }}
    />
  )
}

async function show(first = '1990-01-01') {
  const onChange = vi.fn()
  await renderParts(<Example first={first} onChange={onChange} />)
  return { onChange, field: screen.getByRole<HTMLInputElement>('textbox', { name: 'As of' }) }
}

async function retype(field: HTMLInputElement, text: string) {
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

describe('a day is read and typed as YYYY/MM/DD', () => {
  test.each(['ja', 'en'] as const)('whatever the language: %s', async (language) => {
    setLanguage(language)
    const { field } = await show()
    expect(field.value).toBe('2024/06/30')
    expect(field.type).toBe('text')
  })

  test('it takes effect with its last digit', async () => {
    const { field, onChange } = await show()
    await retype(field, '2023/12/3')
    expect(onChange).not.toHaveBeenCalled()
    await userEvent.type(field, '1')
    expect(onChange.mock.calls).toEqual([['2023-12-31']])
  })

  test.each([
    ['２０２３／１２／３１', '2023-12-31'],
    ['2023/1/2', '2023-01-02'],
    ['20231231', '2023-12-31'],
    ['2023年1月2日', '2023-01-02'],
  ])('%s, when the field is left', async (text, day) => {
    const { field, onChange } = await show()
    await retype(field, text)
    await userEvent.tab()
    expect(onChange).toHaveBeenLastCalledWith(day)
    expect(field.value).toBe(day.replaceAll('-', '/'))
  })

  test.each([
    ['ja', 'YYYY/MM/DDの形で入力してください。', '2020/01/01以降の日付を入力してください。'],
    ['en', 'Enter the day as YYYY/MM/DD.', 'Enter a day from 2020/01/01 on.'],
  ] as const)('a refusal is seen as well as heard: %s', async (language, form, from) => {
    setLanguage(language)
    const { field } = await show('2020-01-01')
    for (const [text, sentence] of [
      ['yesterday', form],
      ['2023/02/30', form],
      ['2019/12/31', from],
    ] as const) {
      await retype(field, `${text}{Enter}`)
      const alert = await screen.findByRole('alert')
      expect(alert.textContent).toBe(sentence)
      expect(alert.closest('.sr')).toBeNull()
      expect(field.getAttribute('aria-describedby')).toBe(alert.id)
    }
  })

  test('what is no day is refused in words, and Esc brings back the one in force', async () => {
    const { field, onChange } = await show()
    await retype(field, '2023/02/30{Enter}')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByRole('alert').textContent).toBe('Enter the day as YYYY/MM/DD.')
    await userEvent.type(field, '{Escape}')
    expect(field.value).toBe('2024/06/30')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(onChange).not.toHaveBeenCalled()
  })

  test('an empty field goes back to the day in force', async () => {
    const { field, onChange } = await show()
    await userEvent.clear(field)
    await userEvent.tab()
    expect(field.value).toBe('2024/06/30')
    expect(onChange).not.toHaveBeenCalled()
  })

  test('a day before the first is refused', async () => {
    const { field, onChange } = await show('2020-01-01')
    await retype(field, '2019/12/31{Enter}')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(onChange).not.toHaveBeenCalled()
  })
})

describe('the calendar', () => {
  async function openCalendar() {
    const parts = await show()
    await userEvent.click(screen.getByRole('button', { name: 'As of – Choose from a calendar' }))
    return { ...parts, calendar: within(await screen.findByRole('dialog', { name: 'Choose from a calendar' })) }
  }

  test('opens on the day in force; arrows move, Enter chooses, and the focus goes back', async () => {
    const { calendar, field, onChange } = await openCalendar()
    const current = await calendar.findByRole('button', { name: '2024/06/30' })
    await waitFor(() => expect(document.activeElement).toBe(current))
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}{Enter}')
    expect(onChange.mock.calls).toEqual([['2024-06-22']])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(field.value).toBe('2024/06/22')
    const opener = screen.getByRole('button', { name: 'As of – Choose from a calendar' })
    await waitFor(() => expect(document.activeElement).toBe(opener))
  })

  test('leads to other months and ends where the days end', async () => {
    const { calendar } = await openCalendar()
    const next = await calendar.findByRole('button', { name: 'Next month' })
    for (let month = 0; month < 9; month++) fireEvent.click(next)
    expect(calendar.getByRole('button', { name: 'Choose a month' }).textContent).toBe('March 2025')
    expect(calendar.getByRole<HTMLButtonElement>('button', { name: '2025/03/15' }).disabled).toBe(false)
    expect(calendar.getByRole<HTMLButtonElement>('button', { name: '2025/03/16' }).disabled).toBe(true)
    expect((next as HTMLButtonElement).disabled || next.hasAttribute('data-disabled')).toBe(true)
  })

  test('speaks Japanese', async () => {
    setLanguage('ja')
    await show()
    await userEvent.click(screen.getByRole('button', { name: 'As of – カレンダーで選ぶ' }))
    expect((await screen.findByRole('button', { name: '月を選ぶ' })).textContent).toBe('2024年6月')
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      ...['日', '月', '火', '水', '木', '金', '土'],
    ])
  })
})
