import { messages } from '../../i18n/messages.ts'

export const dayMessages = messages('day', {
  form: { ja: 'YYYY/MM/DDの形で入力してください。', en: 'Enter the day as YYYY/MM/DD.' },
  from: (first: string) => ({ ja: `${first}以降の日付を入力してください。`, en: `Enter a day from ${first} on.` }),
  calendar: { ja: 'カレンダーで選ぶ', en: 'Choose from a calendar' },
  previousMonth: { ja: '前の月', en: 'Previous month' },
  nextMonth: { ja: '次の月', en: 'Next month' },
  previousYear: { ja: '前の年', en: 'Previous year' },
  nextYear: { ja: '次の年', en: 'Next year' },
  previousDecade: { ja: '前の10年', en: 'Previous ten years' },
  nextDecade: { ja: '次の10年', en: 'Next ten years' },
  toYear: { ja: '月を選ぶ', en: 'Choose a month' },
  toDecade: { ja: '年を選ぶ', en: 'Choose a year' },
  monthForm: { ja: 'YYYY年M月', en: 'MMMM YYYY' },
  yearForm: { ja: 'YYYY年', en: 'YYYY' },
})
