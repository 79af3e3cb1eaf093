import { messages } from '../i18n/messages.ts'
import { pluralOf } from '../i18n/plurals.ts'

/** Words of ratings that the strip and the screens share. */
export const ratingMessages = messages('rating-words', {
  ja: {
    scandal: '不祥事レベル',
    events: (count: string) => `直近12か月 ${count}件`,
    noNews: 'ニュースを収録していません',
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
    noNews: 'No news is held',
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
