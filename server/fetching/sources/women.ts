import { neverFetched } from '../by-hand/never-fetched.ts'

/** The database of women’s participation refuses programs that say what they are. */
export const womensParticipation = neverFetched({
  name: 'womens-participation',
  title: { ja: '女性の活躍推進企業データベース', en: 'Women’s participation database' },
  fills: { ja: '管理職比率・男女賃金差・育休取得率など', en: 'Women in management, pay gap, childcare leave and more' },
  termsUrl: 'https://positive-ryouritsu.mhlw.go.jp/positivedb/opendata/',
})
