import { isJapanese } from './messages.ts'

interface Words {
  readonly user: {
    readonly notAnAddress: (email: string) => string
    readonly alreadyExists: (email: string) => string
    readonly none: (email: string) => string
    readonly taken: (email: string) => string
    readonly company: (email: string, company: string) => string
    readonly stated: (company: string) => string
    readonly address: (email: string, next: string) => string
    readonly vendor: (name: string, vendors: string) => string
    readonly vendors: (email: string, names: string) => string
    readonly line: (most: number) => string
    readonly heads: Readonly<Record<'email' | 'name' | 'company' | 'state' | 'kind' | 'passwordDays', string>>
    readonly states: Readonly<Record<'active' | 'disabled', string>>
    readonly kinds: Readonly<Record<'full' | 'trial', string>>
    readonly trial: Readonly<Record<'on' | 'off', (email: string) => string>>
  }
  readonly mail: {
    readonly heads: Readonly<Record<'id' | 'created' | 'kind' | 'to' | 'state' | 'error', string>>
    readonly kinds: Readonly<Record<string, string>>
    readonly waiting: (attempts: number) => string
    readonly held: (day: string) => string
    readonly sent: (when: string) => string
    readonly givenUp: (attempts: number) => string
    readonly none: string
    readonly unknown: (id: string) => string
    readonly fields: Readonly<Record<'to' | 'replyTo' | 'subject', string>>
    readonly erased: string
    readonly noServer: string
    readonly outcome: (sent: number, left: number) => string
  }
  readonly contact: {
    readonly none: string
    readonly from: string
  }
  readonly comments: {
    readonly none: string
    readonly reply: (to: number) => string
    readonly noEmployer: string
    readonly states: Readonly<Record<'deleted' | 'hidden', string>>
    readonly hidden: (numbers: string) => string
    readonly shown: (numbers: string) => string
    readonly unchanged: (numbers: string) => string
  }
  readonly maintenance: {
    readonly outcomes: Readonly<Record<'announced' | 'reversed' | 'past' | 'overlapping', string>>
    readonly underWay: string
    readonly toCome: string
    readonly none: string
    readonly cleared: (count: number) => string
    readonly unknown: (id: string) => string
  }
}

const ja: Words = {
  user: {
    notAnAddress: (email) => `${email} はメールアドレスとして使えません。`,
    alreadyExists: (email) => `${email} のアカウントはすでにあります。`,
    none: (email) => `${email} のアカウントはありません。`,
    taken: (email) => `同じ会社に、${email} の氏名と見分けがつかない氏名のアカウントがあります。`,
    company: (email, company) => `${email} の会社：${company}`,
    stated: (company) => `未設定（本人の記入：${company}）`,
    address: (email, next) => `${email} のメールアドレスを ${next} に変更しました。`,
    vendor: (name, vendors) => `${name} という評価機関はありません（${vendors}）。`,
    vendors: (email, names) => `${email} が閲覧できる評価機関：${names}`,
    line: (most) => `1行、${most}文字以内で入力してください（氏名と会社名は必須）。`,
    heads: {
      email: 'メール',
      name: '氏名',
      company: '会社',
      state: '状態',
      kind: '種別',
      passwordDays: 'パスワード経過日数',
    },
    states: { active: '有効', disabled: '停止' },
    kinds: { full: '通常', trial: 'トライアル' },
    trial: {
      on: (email) => `${email} をトライアルにしました。`,
      off: (email) => `${email} を通常のアカウントにしました。`,
    },
  },
  mail: {
    heads: { id: '番号', created: '作成', kind: '種類', to: '宛先', state: '状態', error: '直近のエラー' },
    kinds: {
      'password-reset': 'パスワード再設定',
      'address-question': 'メールアドレスの確認',
      'address-asked': 'メールアドレス変更の受付',
      'address-changed': 'メールアドレス変更',
      contact: 'お問い合わせ',
      'comment-mention': 'コメントでの言及',
      'weights-scored': 'カスタムスコアリングの完了',
      'alert-question': 'アラート受信の確認',
      alert: 'アラート',
    },
    held: (day) => `1日の上限により ${day} まで保留`,
    waiting: (attempts) => (attempts === 0 ? '未送信' : `再送待ち（失敗${attempts}回）`),
    sent: (when) => `送信済み ${when}`,
    givenUp: (attempts) => `送信中止（失敗${attempts}回）`,
    none: 'メールはありません。',
    unknown: (id) => `メール ${id} はありません。`,
    fields: { to: '宛先', replyTo: '返信先', subject: '件名' },
    erased: '（本文は消去済みです。リンクを含むメールは、送信後または期限切れ後に本文を消去します。）',
    noServer: 'SMTP_URL が設定されていないため送信できません。メールは送信箱に残ります。',
    outcome: (sent, left) => `${sent}通を送信しました。${left > 0 ? `${left}通は送信できませんでした。` : ''}`,
  },
  contact: { none: 'お問い合わせはありません。', from: '差出人' },
  comments: {
    none: 'コメントはありません。',
    reply: (to) => `${to} への返信`,
    noEmployer: '会社は未設定',
    states: { deleted: '投稿者が削除', hidden: '非表示' },
    hidden: (numbers) => `非表示にしました：${numbers}`,
    shown: (numbers) => `再び表示しました：${numbers}`,
    unchanged: (numbers) => `該当するコメントがないか、すでにその状態です：${numbers}`,
  },
  maintenance: {
    outcomes: {
      announced: 'メンテナンスを予告しました。',
      reversed: '終了時刻は、開始時刻より後にしてください。',
      past: '開始時刻が過去です。',
      overlapping: '予告済みのメンテナンスと重なります。先に maintenance clear で取り消してください。',
    },
    underWay: '実施中',
    toCome: '予告済み',
    none: 'メンテナンスの予定はありません。',
    cleared: (count) => `${count}件を取り消しました。`,
    unknown: (id) => `取り消せるメンテナンス ${id} はありません。`,
  },
}

const en: Words = {
  user: {
    notAnAddress: (email) => `${email} is not an e-mail address that can be used here.`,
    alreadyExists: (email) => `${email} has an account already.`,
    none: (email) => `${email} has no account.`,
    taken: (email) => `A colleague’s name reads the same as that of ${email}.`,
    company: (email, company) => `${email} is of ${company}.`,
    stated: (company) => `not set (stated: ${company})`,
    address: (email, next) => `${email} now has the address ${next}.`,
    vendor: (name, vendors) => `${name} is not a vendor (${vendors}).`,
    vendors: (email, names) => `${email} sees the figures of ${names}.`,
    line: (most) => `One line of at most ${most} characters; name and company must not be empty.`,
    heads: {
      email: 'E-mail',
      name: 'Name',
      company: 'Company',
      state: 'State',
      kind: 'Kind',
      passwordDays: 'Password age (days)',
    },
    states: { active: 'active', disabled: 'disabled' },
    kinds: { full: 'full', trial: 'trial' },
    trial: {
      on: (email) => `${email} is now a trial account.`,
      off: (email) => `${email} is now a full account.`,
    },
  },
  mail: {
    heads: { id: 'No.', created: 'Written', kind: 'Kind', to: 'To', state: 'State', error: 'Last error' },
    kinds: {
      'password-reset': 'password reset',
      'address-question': 'question about an address',
      'address-asked': 'new address asked for',
      'address-changed': 'address changed',
      contact: 'contact',
      'comment-mention': 'mention in a comment',
      'weights-scored': 'custom scoring finished',
      'alert-question': 'question about an alert',
      alert: 'alert',
    },
    held: (day) => `held until ${day} by the day’s limits`,
    waiting: (attempts) => (attempts === 0 ? 'not sent yet' : `waiting to retry (failed ${attempts}×)`),
    sent: (when) => `sent ${when}`,
    givenUp: (attempts) => `given up (failed ${attempts}×)`,
    none: 'There is no mail.',
    unknown: (id) => `There is no mail ${id}.`,
    fields: { to: 'To', replyTo: 'Reply-To', subject: 'Subject' },
    erased: '(The text is erased: mail with a link keeps it only until it is sent or the link expires.)',
    noServer: 'SMTP_URL is not set, so nothing can be sent; mail stays in the outbox.',
    outcome: (sent, left) => `${sent} sent.${left > 0 ? ` ${left} could not be sent.` : ''}`,
  },
  contact: { none: 'There are no messages.', from: 'From' },
  comments: {
    none: 'There are no comments.',
    reply: (to) => `reply to ${to}`,
    noEmployer: 'company not set',
    states: { deleted: 'deleted by its author', hidden: 'hidden' },
    hidden: (numbers) => `Hidden: ${numbers}`,
    shown: (numbers) => `Shown again: ${numbers}`,
    unchanged: (numbers) => `No such comment, or already so: ${numbers}`,
  },
  maintenance: {
    outcomes: {
      announced: 'Maintenance announced.',
      reversed: 'The end must be after the start.',
      past: 'The start is in the past.',
      overlapping: 'It overlaps a window already announced; withdraw that one first with maintenance clear.',
    },
    underWay: 'under way',
    toCome: 'announced',
    none: 'No maintenance is announced.',
    cleared: (count) => (count === 1 ? 'One window withdrawn.' : `${count} windows withdrawn.`),
    unknown: (id) => `There is no maintenance window ${id} to withdraw.`,
  },
}

/** Words of accounts, mail and maintenance, in the language of the terminal. */
export const words: Words = isJapanese ? ja : en
