import { messages } from '../i18n/messages.ts'
import { counted, pluralOf } from '../i18n/plurals.ts'

/** Words of ratings that the strip and the screens share. */
export const ratingMessages = messages('rating-words', {
  ja: {
    scandal: '不祥事レベル',
    events: (count: string) => `直近12か月 ${count}件`,
    noNews: '直近12か月のニュース未収録',
    noNewsHint: '直近12か月について、同社のニュースは取り込まれていません。不祥事がないという意味ではありません。',
    notJudged: (items: string) => `${items}件・未判定`,
    notJudgedHint:
      '取り込んだ記事や表題に、情報源の判定も、規則に当たる語もありません。不祥事がないという意味ではありません。',
    byText: '文面による',
    byTextHint: '情報源の判定がないため、見出しと本文を規則で読んだものです。',
    unjudged: (items: string) => `ほか${items}件は未判定`,
    dots: '評価機関の評価（0–100換算）',
    spread: (points: string) => `幅 ${points}`,
    dotsLabel: (list: string) => `評価機関の評価：${list}`,
    none: '評価なし',
    lockedOnly: (locked: string) => `閲覧できる評価なし（${locked}機関は契約外）`,
    rated: (count: string, locked: string) => `${count}機関が評価${locked === '0' ? '' : `・${locked}機関は契約外`}`,
    separator: '、',
  },
  en: {
    scandal: 'Controversy level',
    events: (count: string) => `${count} in 12 months`,
    noNews: 'No news of the last 12 months',
    noNewsHint:
      'No news about this company from the last twelve months has been imported. That does not mean there was no controversy.',
    notJudged: (items: string) => `${counted(items, 'item')}, not judged`,
    notJudgedHint:
      'No source judged what was imported, and its texts hold none of the words that our rules know. That does not mean there was no controversy.',
    byText: 'by text',
    byTextHint: 'No source judged it: our rules read it in headlines and texts.',
    unjudged: (items: string) => `${items} more not judged`,
    dots: 'Vendors, on 0–100',
    spread: (points: string) => `spread ${points}`,
    dotsLabel: (list: string) => `Vendor ratings: ${list}`,
    none: 'Not rated',
    lockedOnly: (locked: string) => `None in view, ${locked} locked`,
    rated: (count: string, locked: string) =>
      `${count} ${pluralOf('rate', count)} it${locked === '0' ? '' : `, ${locked} locked`}`,
    separator: ', ',
  },
})
