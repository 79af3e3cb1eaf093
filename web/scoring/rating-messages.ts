import { messages } from '../i18n/messages.ts'
import { counted, pluralOf } from '../i18n/plurals.ts'

/** Words of ratings that the strip and the screens share. */
export const ratingMessages = messages('rating-words', {
  ja: {
    scandal: '不祥事レベル',
    events: (count: string) => `直近12か月 ${count}件`,
    noNews: 'ニュース未収録',
    noNewsHint: '直近12か月について、同社のニュースは取り込まれていません。不祥事がないという意味ではありません。',
    notJudged: (items: string) => `${items}件・未判定`,
    notJudgedHint:
      '取り込んだ記事や表題に、情報源の判定も規則に当たる語もありません。不祥事がないという意味ではありません。',
    byTitle: '表題による',
    byTitleHint: '適時開示の表題を規則で読んだものです。内容は判定していません。',
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
    noNews: 'No news imported',
    noNewsHint:
      'No news about this company from the last twelve months has been imported. That does not mean there was no controversy.',
    notJudged: (items: string) => `${counted(items, 'item')}, not judged`,
    notJudgedHint:
      'No source judged what was imported, and its titles hold none of the rule’s words. That does not mean there was no controversy.',
    byTitle: 'by title',
    byTitleHint: 'A rule’s reading of disclosure titles; the contents have not been judged.',
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
