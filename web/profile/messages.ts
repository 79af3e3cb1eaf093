import type { ProfileFields } from '#contract/account/profile.ts'
import { messages } from '../i18n/messages.ts'
import { counted } from '../i18n/plurals.ts'

type Hints = Partial<Record<keyof ProfileFields, string>>

export const profileMessages = messages('profile', {
  title: { ja: '登録情報', en: 'Registration info' },
  trial: { ja: 'トライアル版', en: 'Trial version' },
  person: { ja: 'ご利用者', en: 'Your details' },
  edit: { ja: '編集する', en: 'Edit' },
  fields: {
    name: { ja: '氏名', en: 'Name' },
    phone: { ja: '電話番号', en: 'Phone' },
    company_name: { ja: '会社名', en: 'Company' },
    department_name: { ja: '部署名', en: 'Department' },
    postal_code: { ja: '郵便番号', en: 'Postal code' },
    address: { ja: '住所', en: 'Address' },
  },
  email: { ja: 'メールアドレス', en: 'E-mail' },
  none: { ja: '未登録', en: 'Not given' },
  optional: { ja: '任意', en: 'optional' },
  access: { ja: '認証とご契約', en: 'Access' },
  password: { ja: 'パスワード', en: 'Password' },
  hidden: { ja: '非表示', en: 'hidden' },
  change: { ja: '変更する', en: 'Change' },
  expires: (day: string) => ({ ja: `${day} に有効期限が切れます`, en: `Expires on ${day}` }),
  vendors: { ja: '閲覧できる評価機関', en: 'Supported vendors' },
  vendorsNote: {
    ja: 'ご契約に基づくため、この画面では変更できません。',
    en: 'Set by your contract; it cannot be changed here.',
  },
  noVendors: { ja: 'なし', en: 'None' },
  hints: {
    ja: {
      name: 'コメントに表示されます。変更すると、90日間は以前の氏名も表示されます。',
      company_name: 'お問い合わせなどの控えとして保存します。コメントに表示される所属は、管理者が設定します。',
      phone: '例：03-1234-5678',
      postal_code: '例：100-0001',
    } as Hints,
    en: {
      name: 'Shown with your comments. After a change, your former name is shown as well for 90 days.',
      company_name: 'Kept with messages to support. The company shown with your comments is set by the operator.',
      phone: 'For example 03-1234-5678',
      postal_code: 'For example 100-0001',
    } as Hints,
  },
  employer: { ja: '所属（管理者が設定）', en: 'Affiliation (set by the operator)' },
  noEmployer: { ja: '未設定', en: 'Not set' },
  employerNote: {
    ja: 'コメントで氏名の横に表示されます。この画面では変更できません。',
    en: 'Shown beside your name in comments; it cannot be changed here.',
  },
  faults: {
    missing: { ja: '入力してください。', en: 'Please fill this in.' },
    long: { ja: '文字数が上限を超えています。', en: 'This is too long.' },
    form: { ja: '形式が正しくありません。', en: 'This format is not valid.' },
  },
  save: { ja: '保存する', en: 'Save' },
  saving: { ja: '保存しています…', en: 'Saving…' },
  cancel: { ja: 'キャンセル', en: 'Cancel' },
  saved: { ja: '登録情報を保存しました', en: 'Your profile has been saved' },
  restored: { ja: '保存していない入力内容を復元しました。', en: 'What you had not saved has been restored.' },
  sessions: { ja: 'ログイン中の端末', en: 'Where you are signed in' },
  sessionsNote: {
    ja: '心当たりのない端末がある場合は、ログインを終了し、パスワードを変更してください。',
    en: 'If you do not recognise one, end it and change your password.',
  },
  browser: { ja: 'ブラウザー', en: 'Browser' },
  address: { ja: 'IPアドレス', en: 'IP address' },
  first: { ja: 'ログイン日時', en: 'Signed in' },
  last: { ja: '最終利用日時', en: 'Last seen' },
  action: { ja: '操作', en: 'Action' },
  unknownBrowser: { ja: '不明なブラウザー', en: 'Unknown browser' },
  unknownAddress: { ja: '記録なし', en: 'Not recorded' },
  thisOne: { ja: 'この端末', en: 'This one' },
  end: { ja: '終了する', en: 'End' },
  endLabel: (browser: string) => ({ ja: `${browser}のログインを終了する`, en: `End the session in ${browser}` }),
  endTitle: { ja: 'このログインを終了しますか', en: 'End this session?' },
  endText: (browser: string) => ({
    ja: `${browser}では、もう一度ログインが必要になります。`,
    en: `${browser} will have to sign in again.`,
  }),
  endOthers: { ja: 'ほかの端末をすべて終了する', en: 'End all others' },
  endOthersTitle: { ja: 'ほかの端末のログインをすべて終了しますか', en: 'End all other sessions?' },
  endOthersText: {
    ja: 'この端末以外では、もう一度ログインが必要になります。',
    en: 'Every browser but this one will have to sign in again.',
  },
  ended: (count: number) => ({ ja: `${count}件のログインを終了しました`, en: `${counted(count, 'session')} ended` }),
})
