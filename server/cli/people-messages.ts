import { type Both, wordsIn } from '#contract/words/words.ts'
import { isJapanese } from './messages.ts'

/** Words of accounts, mail and maintenance, in the language of the terminal. */
export const words = wordsIn(isJapanese ? 'ja' : 'en', {
  user: {
    notAnAddress: (email: string) => ({
      ja: `${email} はメールアドレスとして使えません。`,
      en: `${email} is not an e-mail address that can be used here.`,
    }),
    alreadyExists: (email: string) => ({
      ja: `${email} のアカウントはすでにあります。`,
      en: `${email} has an account already.`,
    }),
    none: (email: string) => ({ ja: `${email} のアカウントはありません。`, en: `${email} has no account.` }),
    taken: (email: string) => ({
      ja: `同じ会社に、${email} の氏名と見分けがつかない氏名のアカウントがあります。`,
      en: `A colleague’s name reads the same as that of ${email}.`,
    }),
    company: (email: string, company: string) => ({
      ja: `${email} の会社：${company}`,
      en: `${email} belongs to ${company}.`,
    }),
    stated: (company: string) => ({ ja: `未設定（本人の記入：${company}）`, en: `not set (stated: ${company})` }),
    address: (email: string, next: string) => ({
      ja: `${email} のメールアドレスを ${next} に変更しました。`,
      en: `${email} now has the address ${next}.`,
    }),
    vendor: (name: string, vendors: string) => ({
      ja: `${name} という評価機関はありません（${vendors}）。`,
      en: `${name} is not a vendor (${vendors}).`,
    }),
    vendors: (email: string, names: string) => ({
      ja: `${email} が閲覧できる評価機関：${names}`,
      en: `${email} sees the figures of ${names}.`,
    }),
    line: (max: number) => ({
      ja: `1行、${max}文字以内で入力してください（氏名と会社名は必須）。`,
      en: `One line of at most ${max} characters; name and company must not be empty.`,
    }),
    heads: {
      email: { ja: 'メール', en: 'E-mail' },
      name: { ja: '氏名', en: 'Name' },
      company: { ja: '会社', en: 'Company' },
      state: { ja: '状態', en: 'State' },
      kind: { ja: '種別', en: 'Kind' },
      operator: { ja: '管理者', en: 'Operator' },
      passwordDays: { ja: 'パスワード経過日数', en: 'Password age (days)' },
    },
    states: {
      active: { ja: '有効', en: 'active' },
      disabled: { ja: '停止', en: 'disabled' },
    },
    kinds: {
      full: { ja: '通常', en: 'full' },
      trial: { ja: 'トライアル', en: 'trial' },
    },
    isOperator: { ja: '○', en: 'yes' },
    trial: {
      on: (email: string) => ({ ja: `${email} をトライアルにしました。`, en: `${email} is now a trial account.` }),
      off: (email: string) => ({
        ja: `${email} を通常のアカウントにしました。`,
        en: `${email} is now a full account.`,
      }),
    },
    operator: {
      on: (email: string) => ({ ja: `${email} を管理者にしました。`, en: `${email} is now an operator.` }),
      off: (email: string) => ({
        ja: `${email} は管理者ではなくなりました。`,
        en: `${email} is no longer an operator.`,
      }),
    },
  },
  mail: {
    heads: {
      id: { ja: '番号', en: 'No.' },
      created: { ja: '作成', en: 'Written' },
      kind: { ja: '種類', en: 'Kind' },
      to: { ja: '宛先', en: 'To' },
      state: { ja: '状態', en: 'State' },
      error: { ja: '直近のエラー', en: 'Last error' },
    },
    kinds: {
      'password-reset': { ja: 'パスワード再設定', en: 'password reset' },
      'address-question': { ja: 'メールアドレスの確認', en: 'address confirmation' },
      'address-asked': { ja: 'メールアドレス変更の受付', en: 'address change requested' },
      'address-changed': { ja: 'メールアドレス変更', en: 'address changed' },
      contact: { ja: 'お問い合わせ', en: 'contact' },
      'comment-mention': { ja: 'コメントでの言及', en: 'mention in a comment' },
      'weights-scored': { ja: 'カスタムスコアリングの完了', en: 'custom scoring finished' },
      'alert-question': { ja: 'アラート受信の確認', en: 'alert confirmation' },
      alert: { ja: 'アラート', en: 'alert' },
    } as Readonly<Record<string, Both>>,
    held: (day: string) => ({ ja: `1日の上限により ${day} まで保留`, en: `on hold until ${day} (daily limit)` }),
    waiting: (attempts: number) => ({
      ja: attempts === 0 ? '未送信' : `再送待ち（失敗${attempts}回）`,
      en: attempts === 0 ? 'not sent yet' : `waiting to retry (failed ${attempts}×)`,
    }),
    sent: (when: string) => ({ ja: `送信済み ${when}`, en: `sent ${when}` }),
    givenUp: (attempts: number) => ({ ja: `送信中止（失敗${attempts}回）`, en: `given up (failed ${attempts}×)` }),
    none: { ja: 'メールはありません。', en: 'There is no mail.' },
    unknown: (id: string) => ({ ja: `メール ${id} はありません。`, en: `There is no mail ${id}.` }),
    fields: {
      to: { ja: '宛先', en: 'To' },
      replyTo: { ja: '返信先', en: 'Reply-To' },
      subject: { ja: '件名', en: 'Subject' },
    },
    erased: {
      ja: '（本文は消去済みです。リンクを含むメールは、送信後または期限切れ後に本文を消去します。）',
      en: '(The text is erased: mail with a link keeps it only until it is sent or the link expires.)',
    },
    noServer: {
      ja: 'SMTP_URL が設定されていないため送信できません。メールは送信箱に残ります。',
      en: 'SMTP_URL is not set, so nothing can be sent; mail stays in the outbox.',
    },
    outcome: (sent: number, left: number) => ({
      ja: `${sent}通を送信しました。${left > 0 ? `${left}通は送信できませんでした。` : ''}`,
      en: `${sent} sent.${left > 0 ? ` ${left} could not be sent.` : ''}`,
    }),
  },
  contact: {
    none: { ja: 'お問い合わせはありません。', en: 'There are no messages.' },
    from: { ja: '差出人', en: 'From' },
  },
  comments: {
    none: { ja: 'コメントはありません。', en: 'There are no comments.' },
    reply: (to: number) => ({ ja: `${to} への返信`, en: `reply to ${to}` }),
    noEmployer: { ja: '会社は未設定', en: 'company not set' },
    states: {
      deleted: { ja: '投稿者が削除', en: 'deleted by its author' },
      hidden: { ja: '非表示', en: 'hidden' },
    },
    hidden: (numbers: string) => ({ ja: `非表示にしました：${numbers}`, en: `Hidden: ${numbers}` }),
    shown: (numbers: string) => ({ ja: `再び表示しました：${numbers}`, en: `Shown again: ${numbers}` }),
    unchanged: (numbers: string) => ({
      ja: `該当するコメントがないか、すでにその状態です：${numbers}`,
      en: `No such comment, or already so: ${numbers}`,
    }),
  },
  maintenance: {
    outcomes: {
      announced: { ja: 'メンテナンスを予告しました。', en: 'Maintenance announced.' },
      reversed: { ja: '終了時刻は、開始時刻より後にしてください。', en: 'The end must be after the start.' },
      past: { ja: '開始時刻が過去です。', en: 'The start is in the past.' },
      overlapping: {
        ja: '予告済みのメンテナンスと重なります。先に maintenance clear で取り消してください。',
        en: 'It overlaps a window already announced; withdraw that one first with maintenance clear.',
      },
    },
    underWay: { ja: '実施中', en: 'under way' },
    toCome: { ja: '予告済み', en: 'announced' },
    none: { ja: 'メンテナンスの予定はありません。', en: 'No maintenance is announced.' },
    cleared: (count: number) => ({
      ja: `${count}件を取り消しました。`,
      en: count === 1 ? 'One window withdrawn.' : `${count} windows withdrawn.`,
    }),
    unknown: (id: string) => ({
      ja: `取り消せるメンテナンス ${id} はありません。`,
      en: `There is no maintenance window ${id} to withdraw.`,
    }),
  },
})
