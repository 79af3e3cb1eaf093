import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CallFailed } from '../../app/send.ts'
import { setLanguage } from '../../i18n/language.ts'
import { Themed } from '../theme.tsx'
import { Empty } from './Empty.tsx'
import { ErrorState } from './ErrorState.tsx'
import { TrialGate } from './Gate.tsx'
import { LongJob } from './LongJob.tsx'
import { MaintenanceBanner } from './MaintenanceBanner.tsx'
import { NoData } from './NoData.tsx'
import { NoMatch } from './NoMatch.tsx'
import { NotCovered } from './NotCovered.tsx'
import { OfflineBanner } from './OfflineBanner.tsx'
import { Partial } from './Partial.tsx'
import { QueryPanel } from './QueryPanel.tsx'
import { Quota } from './Quota.tsx'
import { Refreshing } from './Refreshing.tsx'
import { Stale } from './Stale.tsx'
import { Waiting } from './Waiting.tsx'

const nothing = () => {}
const at = new Date('2026-04-10T00:00:00Z')
const later = (minutes: number) => new Date(at.getTime() + minutes * 60_000)
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe.each(['ja', 'en'] as const)('%s', (language) => {
  beforeEach(() => setLanguage(language))
  const say = (words: { ja: string; en: string }) => words[language]

  test('a first load takes its room at once and shows nothing for 300 ms', async () => {
    vi.useFakeTimers()
    const { container } = render(<Waiting shape={{ kind: 'table', rows: 3, columns: 2 }} />)
    expect(container.querySelectorAll('.bone')).toHaveLength(6)
    expect(container.querySelector('[data-shown]')).toBeNull()
    expect(screen.getByRole('status').textContent).toBe('')
    await pass(310)
    expect(container.querySelector('[data-shown]')).toBeTruthy()
    expect(screen.getByRole('status').textContent).toBe(say({ ja: '読み込んでいます', en: 'Loading' }))
  })

  test('a refresh keeps the old content and says so when it lasts', async () => {
    vi.useFakeTimers()
    render(
      <Refreshing isRefreshing>
        <p>Old</p>
      </Refreshing>,
    )
    expect(screen.getByText('Old').closest('.dimmed')).toBeTruthy()
    expect(screen.getByRole('status').textContent).toBe('')
    await pass(310)
    expect(screen.getByRole('status').textContent).toBe(say({ ja: '更新しています', en: 'Updating' }))
  })

  test('nothing fits: each condition with what it costs, and a way out', async () => {
    const [relax, relaxAll] = [vi.fn(), vi.fn()]
    render(<NoMatch conditions={[{ label: 'ROE', count: 1200, relax }]} relaxAll={relaxAll} />)
    const condition = screen.getByRole('button', {
      name: say({ ja: '「ROE」を外す1,200件', en: 'Remove “ROE”1,200 found' }),
    })
    await userEvent.click(condition)
    await userEvent.click(
      screen.getByRole('button', { name: say({ ja: 'すべての条件を解除', en: 'Clear all conditions' }) }),
    )
    expect(relax).toHaveBeenCalledOnce()
    expect(relaxAll).toHaveBeenCalledOnce()
  })

  test('no data for the year or the indicator: the two ways to some', async () => {
    const [year, name] = [vi.fn(), vi.fn()]
    render(<NoData latest={{ fiscalYear: 2023, show: year }} nearest={{ name: 'GHG', show: name }} />)
    expect(
      screen.getByRole('heading', {
        name: say({
          ja: '選択した指標のデータがありません。年度または指標を変更してください。',
          en: 'No data for the selected indicator. Change FY or indicators.',
        }),
      }),
    ).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: /FY2023/ }))
    await userEvent.click(screen.getByRole('button', { name: /GHG/ }))
    expect([year, name].map((each) => each.mock.calls.length)).toEqual([1, 1])
  })

  test('not covered: the universe and its day', () => {
    render(<NotCovered universe="500" asOf="2024-07-31" request={nothing} />)
    expect(
      screen.getByText(
        say({ ja: '対象は500です（2024/07/31時点）。', en: 'This analysis covers 500 as of 2024/07/31.' }),
      ),
    ).toBeTruthy()
    expect(screen.getByRole('button', { name: say({ ja: '対象への追加を依頼', en: 'Request coverage' }) })).toBeTruthy()
  })

  test('a part is shown, with how much is missing', async () => {
    const retry = vi.fn()
    render(
      <Partial loaded={41} total={50} retry={retry}>
        <p>Rows</p>
      </Partial>,
    )
    expect(screen.getByText('Rows')).toBeTruthy()
    expect(screen.getByRole('status').textContent).toContain(
      say({
        ja: '50件のうち41件を表示しています。 残り9件は読み込めませんでした。',
        en: '41 of 50 loaded. 9 could not be loaded.',
      }),
    )
    await userEvent.click(screen.getByRole('button'))
    expect(retry).toHaveBeenCalledOnce()
  })

  test.each([
    [0, { ja: 'たった今のデータ', en: 'Data from just now' }],
    [59, { ja: '59分前のデータ', en: 'Data from 59 min ago' }],
    [60, { ja: '1時間前のデータ', en: 'Data from 1 hour ago' }],
    [47 * 60, { ja: '47時間前のデータ', en: 'Data from 47 hours ago' }],
    [48 * 60, { ja: '2日前のデータ', en: 'Data from 2 days ago' }],
  ])('after %i minutes', (minutes, words) => {
    render(<Stale at={at} now={later(minutes)} />)
    expect(screen.getByText(say(words)).getAttribute('data-tip')).toBe('2026/04/10 09:00 JST')
    expect(screen.queryByText(/遅れ|overdue/)).toBeNull()
  })

  test('a missed update', () => {
    render(<Stale at={at} now={later(5000)} isOverdue />)
    expect(
      screen.getByText(say({ ja: '予定された更新が遅れています', en: 'A scheduled update is overdue' })),
    ).toBeTruthy()
  })

  test('an error has a cause, a number to copy and another try', async () => {
    const copy = vi.fn(async () => {})
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: copy } })
    render(<ErrorState error={new CallFailed('timeout', { requestId: 'r-1' })} retry={nothing} />)
    expect(screen.getByText(say({ ja: 'サーバーがタイムアウトしました。', en: 'Server timed out.' }))).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: say({ ja: '番号をコピー', en: 'Copy number' }) }))
    await screen.findAllByText(say({ ja: 'コピーしました', en: 'Copied' }))
    expect(copy).toHaveBeenCalledWith('r-1')
  })

  test.each([true, false])('what a trial may not do stays in sight, out of use, with its reason', async (isTight) => {
    const act = vi.fn()
    render(
      <Themed>
        <TrialGate isTrial isTight={isTight}>
          <button type="button" onClick={act}>
            Export
          </button>
        </TrialGate>
      </Themed>,
    )
    const button = screen.getByRole('button', { name: 'Export' })
    await userEvent.click(button)
    expect(act).not.toHaveBeenCalled()
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(document.getElementById(button.getAttribute('aria-describedby')!.split(' ')[0]!)?.textContent).toBe(
      say({ ja: 'トライアル版ではご利用いただけません。', en: 'Not available in the trial version.' }),
    )
  })

  test('a quota is told before the click, and what is too much', () => {
    const { rerender } = render(<Quota cost={120} used={3400} limit={10_000} />)
    const meter = screen.getByRole('meter')
    expect(meter.getAttribute('aria-valuetext')).toBe(
      say({ ja: '上限10,000件のうち、今回を含めて3,520件', en: '3,520 of 10,000, this download included' }),
    )
    expect(screen.queryByRole('alert')).toBeNull()
    rerender(<Quota cost={120} used={9920} limit={10_000} />)
    expect(screen.getByRole('alert').textContent).toContain('80')
    rerender(<Quota cost={0} used={0} limit={0} />)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('a long job shows its progress and can be stopped', async () => {
    const cancel = vi.fn()
    const { rerender } = render(<LongJob title="Model" share={null} cancel={cancel} />)
    expect(screen.getByText(say({ ja: '開始を待っています', en: 'Waiting to start' }))).toBeTruthy()
    expect(screen.getByRole('progressbar', { name: 'Model' }).hasAttribute('value')).toBe(false)
    await userEvent.click(screen.getByRole('button', { name: say({ ja: '処理を中止', en: 'Cancel the job' }) }))
    expect(cancel).toHaveBeenCalledOnce()
    rerender(<LongJob title="Model" share={0.429} cancel={cancel} isCanceling />)
    expect(screen.getByText('42%')).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(true)
  })

  test('offline', () => {
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
    render(<OfflineBanner />)
    expect(screen.getByRole('status').textContent).toBe('')
    line.mockReturnValue(false)
    fireEvent(window, new Event('offline'))
    expect(screen.getByRole('status').textContent).toContain(
      say({ ja: 'オフラインです（', en: 'You are offline (since ' }),
    )
    line.mockReturnValue(true)
    fireEvent(window, new Event('online'))
    expect(screen.getByRole('status').textContent).toBe('')
    line.mockRestore()
  })

  test('maintenance: announced, under way, over', () => {
    const window = { start: later(60), end: later(180) }
    const { rerender } = render(<MaintenanceBanner {...window} now={at} />)
    expect(screen.getByRole('status').textContent).toContain(
      say({ ja: '2026/04/10 10:00〜12:00（日本時間）', en: '2026/04/10 10:00–12:00 JST' }),
    )
    rerender(<MaintenanceBanner {...window} now={later(61)} />)
    expect(screen.getByRole('status').textContent).toContain(say({ ja: '入力中の内容は保持されます', en: 'is kept' }))
    rerender(<MaintenanceBanner {...window} now={later(180)} />)
    expect(screen.queryByRole('status')).toBeNull()
    rerender(<MaintenanceBanner start={later(0)} end={later(24 * 60)} now={later(-1)} />)
    expect(screen.getByRole('status').textContent).toContain('2026/04/11 09:00')
  })
})

test('an open gate is not there', () => {
  render(
    <TrialGate isTrial={false}>
      <button type="button">Export</button>
    </TrialGate>,
  )
  expect(screen.getByRole('button').hasAttribute('aria-disabled')).toBe(false)
})

test('empty says what would be here and the one thing to do', () => {
  render(
    <Empty title="No watchlists" actions={<button type="button">Create</button>}>
      <p>They follow companies.</p>
    </Empty>,
  )
  expect(screen.getByRole('heading', { name: 'No watchlists' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Create' })).toBeTruthy()
})

function Fed({ load }: { load: () => Promise<string[]> }) {
  const query = useQuery({ queryKey: ['rows'], queryFn: load, retry: false })
  return (
    <>
      <QueryPanel
        query={query}
        shape={{ kind: 'text' }}
        isEmpty={(rows) => rows.length === 0}
        empty={<Empty title="None" />}
      >
        {(rows) => <p>{rows.join()}</p>}
      </QueryPanel>
      <button type="button" onClick={() => void query.refetch()}>
        Again
      </button>
    </>
  )
}

describe('a panel fed by a query', () => {
  function show(load: () => Promise<string[]>): void {
    render(
      <QueryClientProvider client={new QueryClient()}>
        <Fed load={load} />
      </QueryClientProvider>,
    )
  }

  test('shows what came, and keeps it beside the error when a refresh fails', async () => {
    const load = vi.fn(async () => ['a', 'b'])
    show(load)
    expect(await screen.findByText('a,b')).toBeTruthy()
    load.mockRejectedValueOnce(new CallFailed('network'))
    await userEvent.click(screen.getByRole('button', { name: 'Again' }))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('The update failed. What you see was loaded earlier.')
    expect(screen.getByText('a,b')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull(), { timeout: 120_000 })
  })

  test('says that there is nothing', async () => {
    show(async () => [])
    expect(await screen.findByRole('heading', { name: 'None' })).toBeTruthy()
  })

  test('says what went wrong', async () => {
    show(async () => {
      throw new CallFailed('timeout')
    })
    expect((await screen.findByRole('alert')).textContent).toContain('Server timed out.')
  })
})
