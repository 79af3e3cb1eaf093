import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { addAlert, listAlerts, previewAlert } from '#contract/alerts/alerts.ts'
import { agreeToAlert, getSubscription, stopAlertMail } from '#contract/alerts/recipients.ts'
import { setLanguage } from '../i18n/language.ts'
import { findNote } from '../test/dialogs.ts'
import { changed, renderRecorded } from '../test/recorded.ts'
import { answer, givenProfile, refuse } from '../test/render.tsx'

const words = {
  ja: {
    empty: 'アラートはまだありません',
    create: 'アラートを作成',
    newTitle: '新しいアラート',
    preview: 'プレビュー',
    tone: '論調',
    bad: '批判的',
    mails: (mails: number, items: number) => `過去7日なら${mails}通・${items}件`,
    none: '過去7日に該当はありませんでした',
    finding: /^過去7日/,
    name: '名称',
    recipients: /^宛先/,
    noName: '名称を入力してください。',
    badMail: 'メールアドレスの形式が正しくありません。',
    noMail: '宛先を入力してください。',
    noWatch: '対象を選択してください。',
    made: 'アラートを作成しました。',
    asked: '確認待ち',
    actions: 'Morningの操作',
    pause: '一時停止',
    paused: '「Morning」を一時停止しました。',
    remove: '削除',
    removed: '「Morning」を削除しました。',
    undo: '元に戻す',
    restored: '「Morning」を元に戻しました。',
    offline: 'このサーバーにはメールサーバーが設定されていないため、メールは送信されません。',
    notThere: 'このアラートは見つかりません。',
    taken: '同じ名前のアラートがすでにあります。',
    agree: '受信する',
    refuse: '受信しない',
    agreed: '受信する設定です。',
    stop: '受信を停止する',
    stopped: '受信を停止しています。',
    again: '受信を再開する',
    gone: 'このリンクは無効です',
  },
  en: {
    empty: 'No alerts yet',
    create: 'New alert',
    newTitle: 'New alert',
    preview: 'Preview',
    tone: 'Tone',
    bad: 'Negative',
    mails: (mails: number, items: number) =>
      `Last 7 days: ${mails} ${mails === 1 ? 'mail' : 'mails'}, ${items} ${items === 1 ? 'item' : 'items'}`,
    none: 'Nothing in the last 7 days',
    finding: /^(Last 7 days|Nothing in the last)/,
    name: 'Name',
    recipients: /^Recipients/,
    noName: 'Enter a name.',
    badMail: 'The email is not valid.',
    noMail: 'Enter a recipient.',
    noWatch: 'Choose what to watch.',
    made: 'Alert created.',
    asked: 'awaiting consent',
    actions: 'Actions for Morning',
    pause: 'Pause',
    paused: '“Morning” is paused.',
    remove: 'Delete',
    removed: 'Deleted “Morning”.',
    undo: 'Undo',
    restored: 'Restored “Morning”.',
    offline: 'This server has no mail server set up, so nothing is sent.',
    notThere: 'This alert was not found.',
    taken: 'You have an alert of this name already.',
    agree: 'Receive',
    refuse: 'Do not receive',
    agreed: 'This address receives the alert.',
    stop: 'Stop these e-mails',
    stopped: 'This address no longer receives these e-mails.',
    again: 'Receive again',
    gone: 'This link does not work',
  },
} as const

const address = '/esg_contents/v2/alerts'

describe.each(['ja', 'en'] as const)('%s', (language) => {
  const w = words[language]
  // The language of its mails is part of an alert, so each has a recording of its own.
  const draw = (search = '', front: Parameters<typeof renderRecorded>[2] = []) => {
    setLanguage(language)
    return renderRecorded(address + search, `alerts-${language}`, front)
  }
  const create = () => userEvent.click(screen.getByRole('button', { name: w.create }))
  const write = async (label: string | RegExp, text: string) => {
    const field = await screen.findByRole('textbox', { name: label })
    await userEvent.clear(field)
    if (text !== '') await userEvent.click(field).then(() => userEvent.paste(text))
  }

  test('none yet; one is written, with what can be wrong first, made, paused, deleted and brought back', async () => {
    const view = await draw()
    await screen.findByRole('heading', { name: w.empty })
    await create()
    await screen.findByRole('heading', { name: w.newTitle })
    const preview = within(await screen.findByRole('region', { name: w.preview }))
    const finding = await preview.findByText(w.finding)
    const { mails, items } = view.answered(previewAlert)
    expect(finding.textContent).toBe(items === 0 ? w.none : w.mails(mails, items))

    await write(w.recipients, 'nobody')
    await create()
    expect(await screen.findByText(w.noName)).toBeTruthy()
    expect(screen.getByText(w.badMail)).toBeTruthy()
    await write(w.recipients, '')
    await create()
    expect(await screen.findByText(w.noMail)).toBeTruthy()
    expect(view.sent.some(({ body, url }) => body !== undefined && url.pathname.endsWith(addAlert.path))).toBe(false)
    await write(w.name, 'Morning')
    await write(w.recipients, 'reader@satoyama.example, colleague@bank.example')
    await create()
    expect(await findNote(w.made)).toBeTruthy()
    const row = await screen.findByRole('row', { name: /colleague@bank\.example/ })
    expect(row.textContent).toContain(`colleague@bank.example ${w.asked}`)

    const act = async (name: string) => {
      await userEvent.click(await screen.findByRole('button', { name: w.actions }))
      await userEvent.click(await screen.findByRole('menuitem', { name }))
    }
    await act(w.pause)
    expect(await findNote(w.paused)).toBeTruthy()
    await act(w.remove)
    const note = within(await findNote(w.removed))
    await screen.findByRole('heading', { name: w.empty })
    await userEvent.click(note.getByRole('button', { name: w.undo }))
    expect(await findNote(w.restored)).toBeTruthy()
    expect(await screen.findByRole('button', { name: w.actions })).toBeTruthy()
  })

  test('a tone of the news screen is a choice of the form, and can be changed there', async () => {
    await draw('?new=news&tone=bad', [refuse(previewAlert, 'market.preparing')])
    const tone = await screen.findByRole<HTMLSelectElement>('combobox', { name: w.tone })
    expect(tone.value).toBe('bad')
    await userEvent.selectOptions(tone, 'bad')
    expect(tone.selectedOptions[0]!.textContent).toBe(w.bad)
  })

  test('documents need somebody whose they are', async () => {
    const { sent } = await draw('?new=documents')
    await write(w.name, 'Filings')
    await create()
    expect((await screen.findByText(w.noWatch)).getAttribute('role')).toBe('alert')
    expect(sent.some(({ url }) => url.pathname.endsWith(previewAlert.path))).toBe(false)
  })

  test('a name that is taken is said to be so, and what was written stays', async () => {
    await draw('?new=news', [refuse(addAlert, 'alert.name-taken')])
    await write(w.name, 'Morning')
    await create()
    expect(await screen.findByText(w.taken)).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: w.name }).value).toBe('Morning')
  })

  test('a server without mail and an alert that is not there say so', async () => {
    await draw('?alert=99', [changed(listAlerts, (all) => ({ ...all, hasMail: false }))])
    expect(await screen.findByText(w.notThere)).toBeTruthy()
    expect(screen.getByText(w.offline)).toBeTruthy()
  })

  test('who was asked agrees and stops on a page that opening alone does nothing to', async () => {
    setLanguage(language)
    const of = { alert: 'Morning', owner: { name: 'Reader', company: null }, email: 'c…@b…', state: 'asked' as const }
    const front = [
      answer(getSubscription, of),
      answer(agreeToAlert, { ...of, state: 'agreed' }),
      answer(stopAlertMail, { ...of, state: 'stopped' }),
    ]
    const { sent } = await renderRecorded(`/alerts/mail/${'a'.repeat(32)}`, `alerts-${language}`, front)
    expect(await screen.findByRole('button', { name: w.refuse })).toBeTruthy()
    expect(sent.every(({ body }) => body === undefined)).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: w.agree }))
    expect(await screen.findByText(w.agreed)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: w.stop }))
    expect(await screen.findByText(w.stopped)).toBeTruthy()
    expect(screen.getByRole('button', { name: w.again })).toBeTruthy()
  })

  test('a link that was cut off or whose alert is gone', async () => {
    setLanguage(language)
    const front = [refuse(getSubscription, 'alert.link')]
    await renderRecorded(`/alerts/mail/${'b'.repeat(32)}`, `alerts-${language}`, front)
    expect(await screen.findByRole('heading', { name: w.gone })).toBeTruthy()
  })
})

test('a trial account reads alerts and makes none', async () => {
  await renderRecorded(address, 'alerts-en', [givenProfile({ is_trial: true })])
  await screen.findByRole('heading', { name: 'No alerts yet' })
  await expect
    .poll(() => screen.getByRole('button', { name: 'New alert' }).matches(':disabled, [aria-disabled]'))
    .toBe(true)
})
