import { messages } from '../i18n/messages.ts'
import { counted } from '../i18n/plurals.ts'

export const contactMessages = messages('contact', {
  name: { ja: 'お名前', en: 'Name' },
  email: { ja: 'メールアドレス', en: 'E-mail' },
  company_name: { ja: '会社名', en: 'Company' },
  department_name: { ja: '部署名', en: 'Department' },
  title: { ja: '件名', en: 'Subject' },
  comment: { ja: 'お問い合わせ内容', en: 'Message' },
  optional: { ja: '任意', en: 'optional' },
  emailForm: { ja: 'メールアドレスの形式が正しくありません。', en: 'This does not look like an e-mail address.' },
  required: { ja: '部署名以外は、すべて入力が必要です。', en: 'Everything but the department is required.' },
  error: { ja: 'エラー', en: 'Error' },
  missing: (fields: string) => ({ ja: `次の項目をご確認ください：${fields}`, en: `Please check: ${fields}` }),
  between: { ja: '、', en: ', ' },
  send: { ja: '送信する', en: 'Send' },
  sending: { ja: '送信しています…', en: 'Sending…' },
  cancel: { ja: 'キャンセル', en: 'Cancel' },
  sent: { ja: 'お問い合わせを送信しました', en: 'Your message has been sent' },
  sentText: { ja: 'ご入力のメールアドレス宛に返信いたします。', en: 'We will reply to the address you gave.' },
  left: (count: string) => ({ ja: `あと${count}文字`, en: `${counted(count, 'character')} left` }),
})
