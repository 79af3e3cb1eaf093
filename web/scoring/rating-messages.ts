import { messages } from '../i18n/messages.ts'
import { counted, pluralOf } from '../i18n/plurals.ts'

/** Words of ratings that the strip and the screens share. */
export const ratingMessages = messages('rating-words', {
  ja: {
    scandal: '不祥事レベル',
    events: (count: string) => `直近12か月 ${count}件`,
    noNews: 'ニュース未収録',
    noNewsHint: '直近12か月について、この会社のニュースは取り込まれていません。不祥事がないという意味ではありません。',
    notJudged: (items: string) => `${items}件・未判定`,
    notJudgedHint:
      '取り込んだ記事や表題に、情報源の判定も規則に当たる語もありません。不祥事がないという意味ではありません。',
    byTitle: '表題による',
    byTitleHint: '適時開示の表題を規則で読んだものです。内容は判定していません。',
    unjudged: (items: string) => `ほか${items}件は未判定`,
    dots: 'ベンダー評価（0–100換算）',
    spread: (points: string) => `幅 ${points}`,
    dotsLabel: (list: string) => `ベンダー評価：${list}`,
    none: '評価なし',
    locked: '契約外',
    rated: (count: string, locked: string) => `${count}社が評価${locked === '0' ? '' : `・${locked}社は契約外`}`,
    separator: '、',
  },
  en: {
    scandal: 'Controversy level',
    events: (count: string) => `${count} in 12 months`,
    noNews: 'No news held',
    noNewsHint:
      'No news of this company of the last twelve months was imported. That does not mean there was no controversy.',
    notJudged: (items: string) => `${counted(items, 'item')}, not judged`,
    notJudgedHint:
      'No source judged what was imported, and its titles hold none of the rule’s words. That does not mean there was no controversy.',
    byTitle: 'by title',
    byTitleHint: 'A rule’s reading of the titles of disclosures; nobody judged the contents.',
    unjudged: (items: string) => `${items} more not judged`,
    dots: 'Vendors, on 0–100',
    spread: (points: string) => `spread ${points}`,
    dotsLabel: (list: string) => `Vendor ratings: ${list}`,
    none: 'Not rated',
    locked: 'Locked',
    rated: (count: string, locked: string) =>
      `${count} ${pluralOf('rate', count)} it${locked === '0' ? '' : `, ${locked} locked`}`,
    separator: ', ',
  },
})
