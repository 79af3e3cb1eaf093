import { messages } from '../../i18n/messages.ts'
import { counted, pluralOf } from '../../i18n/plurals.ts'

/** The words of panel states, the quota and long jobs. */
export const stateMessages = messages('states', {
  noMatch: { ja: '条件に一致するものがありません', en: 'Nothing matches these conditions' },
  conditions: {
    ja: '条件を1つ外してみてください。数字は、外した場合の件数です。',
    en: 'Try removing one. Each figure is the number of matches without it.',
  },
  relax: (label: string) => ({ ja: `「${label}」を外す`, en: `Remove “${label}”` }),
  matchCount: (count: string) => ({ ja: `${count}件`, en: `${count} found` }),
  relaxAll: { ja: 'すべての条件を解除', en: 'Clear all conditions' },
  noData: {
    ja: '選択した指標のデータがありません。年度または指標を変更してください。',
    en: 'No data for the selected indicator. Change FY or indicators.',
  },
  latestYear: (year: string) => ({
    ja: `データのある最新年度（${year}）を表示`,
    en: `Show ${year}, the latest with data`,
  }),
  nearest: (name: string) => ({ ja: `近い指標「${name}」を表示`, en: `Show a related indicator: ${name}` }),
  notCovered: { ja: '対象に含まれていません', en: 'Not covered' },
  universe: (universe: string, day: string) => ({
    ja: `対象は${universe}です（${day}時点）。`,
    en: `This analysis covers ${universe} as of ${day}.`,
  }),
  requestCoverage: { ja: '対象への追加を依頼', en: 'Request coverage' },
  partial: (loaded: string, total: string) => ({
    ja: `${total}件のうち${loaded}件を表示しています。`,
    en: `${loaded} of ${total} loaded.`,
  }),
  missing: (count: string) => ({ ja: `残り${count}件は読み込めませんでした。`, en: `${count} could not be loaded.` }),
  retryMissing: { ja: '残りを再試行', en: 'Retry the rest' },
  age: {
    minutes: (n: number) => ({ ja: `${n}分前`, en: `${n} min` }),
    hours: (n: number) => ({ ja: `${n}時間前`, en: counted(n, 'hour') }),
    days: (n: number) => ({ ja: `${n}日前`, en: counted(n, 'day') }),
  },
  now: { ja: 'たった今', en: 'just now' },
  stale: (age: string) => ({
    ja: `${age}のデータ`,
    en: age === 'just now' ? 'Data from just now' : `Data from ${age} ago`,
  }),
  overdue: { ja: '予定された更新が遅れています', en: 'A scheduled update is overdue' },
  staleRefresh: {
    ja: '最新の内容に更新できませんでした。以前に取得した内容を表示しています。',
    en: 'The update failed. What you see was loaded earlier.',
  },
  quota: {
    title: { ja: '今月のダウンロード', en: 'Downloads this month' },
    cost: { ja: '今回', en: 'This download' },
    used: { ja: '利用済み', en: 'Used so far' },
    limit: { ja: '上限', en: 'Limit' },
    left: { ja: '残り', en: 'Remaining' },
    after: { ja: '実行後の残り', en: 'Remaining after' },
    count: (count: string) => ({ ja: `${count}件`, en: count }),
    meter: (used: string, limit: string) => ({
      ja: `上限${limit}件のうち、今回を含めて${used}件`,
      en: `${used} of ${limit}, this download included`,
    }),
    over: (left: string) => ({
      ja: `今月の残りは${left}件です。対象を減らすとダウンロードできます。`,
      en: `Only ${left} ${pluralOf('remain', left)} this month. Choose fewer items to download.`,
    }),
  },
  job: {
    away: {
      ja: 'このページを離れても処理は続きます。完了すると通知でお知らせします。',
      en: 'You can leave this page. The job continues, and a notification tells you when it is done.',
    },
    progress: (percent: string) => ({ ja: `${percent}%`, en: `${percent}%` }),
    waiting: { ja: '開始を待っています', en: 'Waiting to start' },
    cancel: { ja: '処理を中止', en: 'Cancel the job' },
    canceling: { ja: '中止しています', en: 'Cancelling' },
  },
})
