import { messages } from '../../i18n/messages.ts'

export const toneMessages = messages('news-tone', {
  name: { ja: '論調の推移', en: 'Tone over time' },
  unit: {
    ja: '論調 −1（批判的）〜+1（好意的）。関連度×新規性で加重した平均',
    en: 'Tone from −1 (negative) to +1 (positive), mean weighted by relevance × novelty',
  },
  window: { ja: '平均の期間', en: 'Averaged over' },
  months: {
    1: { ja: '1か月', en: '1 month' },
    3: { ja: '3か月', en: '3 months' },
    6: { ja: '6か月', en: '6 months' },
    12: { ja: '12か月', en: '12 months' },
    all: { ja: '全期間', en: 'All' },
  },
  chart: { ja: '推移', en: 'Chart' },
  today: { ja: '今日', en: 'Today' },
  ago: (days: string) => ({ ja: `${days}日前`, en: `${days} days ago` }),
  snapshot: { ja: '時点', en: 'As it stood' },
  tableName: { ja: '論調の表', en: 'Tone by window' },
  cell: (tone: string, items: string) => ({ ja: `${tone}（${items}本）`, en: `${tone} (n ${items})` }),
  few: { ja: '5本未満のため参考値', en: 'Fewer than five articles' },
  noTone: { ja: '論調のある記事がない', en: 'No article has a tone' },
  one: { ja: '1本のみで、平均は示さない', en: 'One article: no average' },
  moved: (now: string, before: string) => ({
    ja: `論調は半年で${before}から${now}へ`,
    en: `Tone moved from ${before} to ${now} in six months`,
  }),
  unmoved: (now: string) => ({
    ja: `論調は${now}で、半年前と変わらない`,
    en: `Tone is ${now}, unchanged from six months ago`,
  }),
  still: (now: string) => ({ ja: `論調は${now}`, en: `Tone is ${now}` }),
  point: (day: string, tone: string, items: string) => ({
    ja: `${day}までの平均 ${tone}（${items}本）`,
    en: `Mean to ${day}: ${tone} (${items} articles)`,
  }),
  eventPoint: (day: string, title: string, tone: string) => ({
    ja: `${day} ${title}（論調${tone}）`,
    en: `${day} ${title} (tone ${tone})`,
  }),
  price: { ja: '株価（終値、円）', en: 'Share price (close, yen)' },
  pricePoint: (day: string, close: string) => ({ ja: `${day} 株価${close}円`, en: `${day} share price ¥${close}` }),
  noPrice: { ja: '株価は収録されていません', en: 'No share prices on file' },
  weightiest: (count: string) => ({
    ja: `図に示す出来事は重大さ×広がり×新しさの上位${count}件です`,
    en: `The chart shows the top ${count} events by severity × reach × novelty`,
  }),
  squares: {
    ja: '■ 不祥事　○ その他（大きいほど報道が多い）',
    en: '■ controversy  ○ other (larger with more reports)',
  },
  unjudged: (count: string) => ({
    ja: `論調を判定できない記事が${count}本あり、平均に含めていません`,
    en:
      count === '1'
        ? '1 article could not be judged and is left out of the means'
        : `${count} articles could not be judged and are left out of the means`,
  }),
  source: {
    ja: '収録したニュースと適時開示。算出方法は「ニュースの論調」',
    en: 'News and disclosures on file; for the method see “Tone of news”',
  },
  items: { ja: '記事数', en: 'Articles' },
  day: { ja: '日', en: 'Day' },
})
