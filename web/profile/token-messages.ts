import { messages } from '../i18n/messages.ts'
import { counted } from '../i18n/plurals.ts'

export const tokenMessages = messages('tokens', {
  title: { ja: 'アクセストークン', en: 'Access tokens' },
  note: {
    ja: 'ほかのプログラムから、ご自身の権限でデータを取得するためのトークンです。パスワードと同じように扱ってください。',
    en: 'With a token, a program of yours reads data with your permissions. Keep it as you keep your password.',
  },
  reference: { ja: 'APIの仕様', en: 'API reference' },
  make: { ja: 'トークンを作成', en: 'Make a token' },
  empty: { ja: '有効なトークンはありません。', en: 'You have no tokens.' },
  name: { ja: '名前', en: 'Name' },
  createdOn: { ja: '作成日時', en: 'Made' },
  expires: { ja: '有効期限', en: 'Expires' },
  expiresOn: (day: string) => ({ ja: `${day} まで`, en: `after ${day}` }),
  lastUsed: { ja: '最終利用日時', en: 'Last used' },
  never: { ja: '未使用', en: 'Never' },
  action: { ja: '操作', en: 'Action' },
  end: { ja: '無効にする', en: 'End' },
  endLabel: (name: string) => ({ ja: `トークン「${name}」を無効にする`, en: `End the token “${name}”` }),
  endTitle: { ja: 'このトークンを無効にしますか', en: 'End this token?' },
  endText: (name: string) => ({
    ja: `「${name}」を使うプログラムは、すぐに接続できなくなります。元に戻すことはできません。`,
    en: `Programs that use “${name}” will lose access at once. This cannot be undone.`,
  }),
  ended: (name: string) => ({ ja: `トークン「${name}」を無効にしました`, en: `The token “${name}” has ended` }),
  makeTitle: { ja: 'アクセストークンの作成', en: 'Make an access token' },
  nameHint: {
    ja: '例：夜間のデータ取得。どのプログラムで使うかがわかる名前を付けてください。',
    en: 'For example: nightly data job. A name tells you later which program uses it.',
  },
  missing: { ja: '名前を入力してください。', en: 'Please enter a name.' },
  password: { ja: '現在のパスワード', en: 'Current password' },
  passwordHint: {
    ja: '本人の操作であることを確認するため、入力してください。',
    en: 'This keeps others from creating a token in your name.',
  },
  passwordMissing: { ja: '現在のパスワードを入力してください。', en: 'Please enter your current password.' },
  period: { ja: '有効期間', en: 'Valid for' },
  days: (days: string) => ({ ja: `${days}日`, en: counted(days, 'day') }),
  cancel: { ja: 'キャンセル', en: 'Cancel' },
  create: { ja: '作成する', en: 'Make it' },
  creating: { ja: '作成しています…', en: 'Making it…' },
  ready: { ja: 'トークンを作成しました', en: 'Your token' },
  once: {
    ja: 'このトークンは今しか表示されません。コピーして、安全な場所に保管してください。',
    en: 'This token is shown only now. Copy it and keep it in a safe place.',
  },
  text: { ja: 'トークン', en: 'Token' },
  copy: { ja: 'コピー', en: 'Copy' },
  use: { ja: '使い方', en: 'How to use it' },
  done: { ja: '保管しました', en: 'I have saved it' },
})
