import type { Both } from '#contract/words/words.ts'
import { messages } from '../../i18n/messages.ts'

/** Words of a rule as it is read aloud. */
export const ruleMessages = messages('rules', {
  and: { ja: 'かつ', en: 'and' },
  or: { ja: 'または', en: 'or' },
  open: { ja: '（', en: '(' },
  closing: { ja: '）', en: ')' },
  otherwise: { ja: '上のどれにも当てはまらない', en: 'none of the above' },
  always: { ja: '常に', en: 'always' },
  never_: { ja: '該当なし', en: 'never' },
  reported: (name: string) => ({ ja: `${name}を開示している`, en: `${name} is disclosed` }),
  isIn: { ja: 'のいずれか：', en: 'is one of' },
  notIn: { ja: 'のいずれでもない：', en: 'is none of' },
  words: {
    yes: { ja: 'あり', en: 'yes' },
    no: { ja: 'なし', en: 'no' },
    prime: { ja: 'プライム', en: 'Prime' },
    standard: { ja: 'スタンダード', en: 'Standard' },
    growth: { ja: 'グロース', en: 'Growth' },
    JP: { ja: '日本', en: 'Japan' },
  } as Readonly<Record<string, Both>>,
})
