import type { Source } from '../source.ts'

const byHand = async () => {}

/** The database of women’s participation refuses programs that say what they are: its file is put in by hand. */
export const womensParticipation: Source = {
  name: 'womens-participation',
  title: { ja: '女性の活躍推進企業データベース', en: 'Women’s participation database' },
  fills: { ja: '管理職比率・男女賃金差・育休取得率など', en: 'Women in management, pay gap, childcare leave and more' },
  terms: 'by-hand',
  termsUrl: 'https://positive-ryouritsu.mhlw.go.jp/positivedb/opendata/',
  hosts: [],
  pace: 0,
  next: (now) => now,
  estimate: async () => ({ requests: 0, bytes: 0 }),
  fetch: byHand,
}
