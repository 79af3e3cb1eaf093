import { messages } from '../../i18n/messages.ts'

/** Words of a rule as it is read aloud. */
export const ruleMessages = messages('rules', {
  ja: {
    and: 'かつ',
    or: 'または',
    open: '（',
    closing: '）',
    otherwise: '上のどれにも当てはまらない',
    always: '常に',
    never_: '該当なし',
    reported: (name: string) => `${name}を開示している`,
    isIn: 'のいずれか：',
    notIn: 'のいずれでもない：',
    words: {
      yes: 'あり',
      no: 'なし',
      prime: 'プライム',
      standard: 'スタンダード',
      growth: 'グロース',
      JP: '日本',
    } as Readonly<Record<string, string>>,
  },
  en: {
    and: 'and',
    or: 'or',
    open: '(',
    closing: ')',
    otherwise: 'none of the above',
    always: 'always',
    never_: 'never',
    reported: (name: string) => `${name} is disclosed`,
    isIn: 'is one of',
    notIn: 'is none of',
    words: { yes: 'yes', no: 'no', prime: 'Prime', standard: 'Standard', growth: 'Growth', JP: 'Japan' },
  },
})
