import { messages } from '../../i18n/messages.ts'

export const dayMessages = messages('day', {
  ja: {
    form: 'YYYY/MM/DDの形で入力してください。',
    from: (first: string) => `${first}以降の日付を入力してください。`,
    calendar: 'カレンダーで選ぶ',
    previousMonth: '前の月',
    nextMonth: '次の月',
    previousYear: '前の年',
    nextYear: '次の年',
    previousDecade: '前の10年',
    nextDecade: '次の10年',
    toYear: '月を選ぶ',
    toDecade: '年を選ぶ',
    monthForm: 'YYYY年M月',
    yearForm: 'YYYY年',
  },
  en: {
    form: 'Enter the day as YYYY/MM/DD.',
    from: (first) => `Enter a day from ${first} on.`,
    calendar: 'Choose from a calendar',
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    previousYear: 'Previous year',
    nextYear: 'Next year',
    previousDecade: 'Previous ten years',
    nextDecade: 'Next ten years',
    toYear: 'Choose a month',
    toDecade: 'Choose a year',
    monthForm: 'MMMM YYYY',
    yearForm: 'YYYY',
  },
})
