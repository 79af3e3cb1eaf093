import { messages } from '../i18n/messages.ts'
import { counted, pluralOf } from '../i18n/plurals.ts'

/** Words of ratings that the strip and the screens share. */
export const ratingMessages = messages('rating-words', {
  scandal: { ja: '不祥事レベル', en: 'Controversy level' },
  events: (count: string) => ({ ja: `直近12か月 ${count}件`, en: `${count} in 12 months` }),
  noNews: { ja: '直近12か月のニュース未収録', en: 'No news of the last 12 months' },
  noNewsHint: {
    ja: '直近12か月について、同社のニュースは取り込まれていません。不祥事がないという意味ではありません。',
    en: 'No news about this company from the last twelve months has been imported. That does not mean there was no controversy.',
  },
  notJudged: (items: string) => ({ ja: `${items}件・未判定`, en: `${counted(items, 'item')}, not judged` }),
  notJudgedHint: {
    ja: '取り込んだ記事や表題に、情報源の判定も、規則に当たる語もありません。不祥事がないという意味ではありません。',
    en: 'No source has judged the imported items, and their texts contain none of the words in our rules. That does not mean there was no controversy.',
  },
  byText: { ja: '文面による', en: 'by text' },
  byTextHint: {
    ja: '情報源の判定がないため、見出しと本文から規則により判定しています。',
    en: 'Not judged by any source: classified by our rules from headlines and texts.',
  },
  unjudged: (items: string) => ({ ja: `ほか${items}件は未判定`, en: `${items} more not judged` }),
  dots: { ja: '評価機関の評価（0–100換算）', en: 'Vendors, on 0–100' },
  spread: (points: string) => ({ ja: `幅 ${points}`, en: `spread ${points}` }),
  dotsLabel: (list: string) => ({ ja: `評価機関の評価：${list}`, en: `Vendor ratings: ${list}` }),
  none: { ja: '評価なし', en: 'Not rated' },
  lockedOnly: (locked: string) => ({
    ja: `閲覧できる評価なし（${locked}機関は契約外）`,
    en: `None in view, ${locked} locked`,
  }),
  rated: (count: string, locked: string) => ({
    ja: `${count}機関が評価${locked === '0' ? '' : `・${locked}機関は契約外`}`,
    en: `${count} ${pluralOf('rate', count)} it${locked === '0' ? '' : `, ${locked} locked`}`,
  }),
  separator: { ja: '、', en: ', ' },
})
