import type { Both } from '#contract/words/words.ts'
import type { CommentCode } from '../app/failure-code.ts'
import { messages } from '../i18n/messages.ts'

const small = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
/** A count in words up to nine. */
const inWords = (count: string) => small[Number(count)] ?? count
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export const commentMessages = messages('comments', {
  title: { ja: 'コメント', en: 'Comments' },
  headline: (count: string, open: string) => ({
    ja: open === '0' ? `コメント${count}件、未解決なし` : `コメント${count}件、未解決${open}件`,
    en: `${capital(inWords(count))} ${count === '1' ? 'comment' : 'comments'}, ${inWords(open)} unresolved`,
  }),
  none: { ja: 'コメントはまだありません', en: 'No comments yet' },
  noneText: {
    ja: '同社の開示や数値について気づいた点、確認したい点を書くと、ここに表示されます。',
    en: 'Notes and questions on this company’s disclosure and figures will appear here.',
  },
  noneStranger: {
    ja: '同社についてのコメントが書かれると、ここに表示されます。',
    en: 'Comments on this company will appear here.',
  },
  noneUnresolved: { ja: '未解決のコメントはありません', en: 'No unresolved comments' },
  noneUnresolvedText: { ja: 'すべてのコメントが解決済みです。', en: 'Every comment is resolved.' },
  filter: { ja: '表示するコメント', en: 'Comments to show' },
  all: { ja: 'すべて', en: 'All' },
  unresolved: { ja: '未解決', en: 'Unresolved' },
  unit: { ja: '件', en: 'comments' },
  anyDay: {
    ja: 'コメントは基準日にかかわらず、すべて表示します。',
    en: 'All comments are shown, whatever the as-of day.',
  },
  audience: { ja: 'リンクを知っている人は誰でも読めます。', en: 'Anyone with the link can read this.' },
  inside: { ja: 'ログインしている人だけが読めます。', en: 'Only people who are signed in can read this.' },
  newComment: { ja: 'コメントする', en: 'Comment' },
  field: { ja: 'コメント', en: 'Comment' },
  replyField: (author: string) => ({ ja: `${author}さんへの返信`, en: `Reply to ${author}` }),
  editField: { ja: 'コメントを編集', en: 'Edit comment' },
  editReplyField: { ja: '返信を編集', en: 'Edit reply' },
  send: { ja: '投稿する', en: 'Post' },
  sendReply: { ja: '返信する', en: 'Reply' },
  save: { ja: '保存する', en: 'Save' },
  cancel: { ja: 'キャンセル', en: 'Cancel' },
  emptyComment: { ja: 'コメントを入力してください。', en: 'Enter a comment.' },
  emptyReply: { ja: '返信を入力してください。', en: 'Enter a reply.' },
  long: { ja: '1000文字以上は入力できません。', en: 'You cannot enter more than 1000 characters.' },
  counter: (count: string, max: string) => ({ ja: `${count} / ${max}文字`, en: `${count} / ${max} characters` }),
  keys: { ja: 'Ctrl＋Enter（Macは⌘＋Enter）でも送信できます。', en: 'Ctrl+Enter (⌘+Enter on a Mac) sends it, too.' },
  draft: { ja: '書きかけの内容を復元しました。', en: 'Your draft has been restored.' },
  tooMany: (minutes: string) => ({
    ja: `短い時間に書き込みすぎています。約${minutes}分後にもう一度お試しください。`,
    en: `You have written too much in a short time. Try again in about ${minutes} ${minutes === '1' ? 'minute' : 'minutes'}.`,
  }),
  changedSince: {
    ja: '編集中に、別の画面で次の内容に変更されています。そのまま保存すると、入力中の内容に置き換わります。',
    en: 'While you were editing, it was changed in another window to the text shown here. Saving replaces it with your text.',
  },
  mention: { ja: '言及する', en: 'Mention' },
  mentionWhy: {
    ja: '同じ会社の人、またはこのコメントに書き込んだ人に、メールで知らせます。',
    en: 'Notify someone at your company, or anyone who has written in this thread, by e-mail.',
  },
  people: { ja: '言及できる人', en: 'People you can mention' },
  noPeople: { ja: '言及できる人がいません。', en: 'There is nobody you can mention.' },
  peopleCount: (count: string) => ({
    ja: `${count}人。上下の矢印キーで選び、Enterで入力します。`,
    en: `${count} ${count === '1' ? 'person' : 'people'}. Choose with the arrow keys, enter with Enter.`,
  }),
  trialMention: {
    ja: '言及のメールは、トライアル版ではご利用いただけません。',
    en: 'Mention e-mails: Not available in the trial version.',
  },
  about: { ja: '対象', en: 'About' },
  withoutAbout: { ja: '対象を外す', en: 'Comment on the company instead' },
  onFigure: { ja: '数値についてのコメント', en: 'On a figure' },
  onView: { ja: '画面についてのコメント', en: 'On a view' },
  signInToSee: { ja: 'ログインして見る', en: 'Sign in to see it' },
  signIn: { ja: 'ログイン', en: 'Sign in' },
  signInToWrite: { ja: 'コメントや返信をするには、ログインしてください。', en: 'Sign in to comment or reply.' },
  closedTitle: { ja: 'コメントを読むにはログインが必要です', en: 'Sign in to read comments' },
  closedText: { ja: 'この環境では、コメントを公開していません。', en: 'Comments are not public here.' },
  noEmployer: { ja: '会社は未確認', en: 'company not confirmed' },
  employers: {
    ja: '氏名は本人が入力し、枠で囲んだ会社名は管理者が設定しています。',
    en: 'People enter their own names; the company in a frame beside it is set by the operator.',
  },
  formerly: (names: string) => ({ ja: `旧：${names}`, en: `formerly ${names}` }),
  comma: { ja: '、', en: ', ' },
  named: (name: string, employer: string) => ({ ja: `${name}（${employer}）`, en: `${name} (${employer})` }),
  edited: { ja: '編集済み', en: 'edited' },
  history: { ja: '編集履歴', en: 'Edit history' },
  historyUntil: (moment: string) => ({ ja: `${moment}まで`, en: `Until ${moment}` }),
  deleted: { ja: '投稿者が削除しました。', en: 'Deleted by the author.' },
  hidden: { ja: '運営者が非表示にしました。', en: 'Hidden by the operator.' },
  reply: { ja: '返信', en: 'Reply' },
  edit: { ja: '編集', en: 'Edit' },
  remove: { ja: '削除', en: 'Delete' },
  restore: { ja: '元に戻す', en: 'Restore' },
  resolve: { ja: '解決済みにする', en: 'Resolve' },
  reopen: { ja: '未解決に戻す', en: 'Reopen' },
  resolved: { ja: '解決済み', en: 'Resolved' },
  resolvedBy: (name: string, moment: string) => ({
    ja: `${name}さんが${moment}に解決済みにしました`,
    en: `Resolved by ${name}, ${moment}`,
  }),
  earlier: (count: string) => ({
    ja: `前の返信${count}件を表示`,
    en: `Show ${count} earlier ${count === '1' ? 'reply' : 'replies'}`,
  }),
  link: { ja: 'このコメントへのリンク', en: 'Link to this comment' },
  of: (act: string, author: string) => ({
    ja: `${act}（${author}さんのコメント）`,
    en: `${act} (comment by ${author})`,
  }),
  comment: (author: string, moment: string) => ({
    ja: `${author}さんのコメント、${moment}`,
    en: `Comment by ${author}, ${moment}`,
  }),
  removeTitle: { ja: 'このコメントを削除しますか？', en: 'Delete this comment?' },
  removeText: {
    ja: '本文は誰にも表示されなくなります。返信がある場合は「投稿者が削除しました。」と表示します。30分以内は元に戻せます。',
    en: 'Nobody will see its text any more. If there are replies, “Deleted by the author.” appears in its place. You can restore it for 30 minutes.',
  },
  posted: { ja: 'コメントを投稿しました。', en: 'Comment posted.' },
  replied: { ja: '返信しました。', en: 'Reply posted.' },
  saved: { ja: '保存しました。', en: 'Saved.' },
  removed: { ja: '削除しました。', en: 'Deleted.' },
  restored: { ja: '元に戻しました。', en: 'Restored.' },
  nowResolved: { ja: '解決済みにしました。', en: 'Resolved.' },
  nowOpen: { ja: '未解決に戻しました。', en: 'Reopened.' },
  mailed: (names: string) => ({
    ja: `${names}さんにメールで知らせました。`,
    en: `${names} will be notified by e-mail.`,
  }),
  nameComma: { ja: 'さん、', en: ', ' },
  withheldTrial: {
    ja: '言及のメールは送っていません。トライアル版ではご利用いただけません。',
    en: 'No mention e-mails were sent. Not available in the trial version.',
  },
  withheldLimit: {
    ja: '1日に送れる言及のメールの上限に達したため、一部は送っていません。',
    en: 'You have reached the day’s limit of mention e-mails, so some were not sent.',
  },
  refused: {
    'comment.closed': { ja: 'コメントを読むにはログインしてください。', en: 'Sign in to read comments.' },
    'comment.not-found': { ja: 'このコメントはありません。', en: 'There is no such comment.' },
    'comment.gone': {
      ja: 'このコメントは削除されたか、非表示になりました。',
      en: 'This comment was deleted or hidden.',
    },
    'comment.changed': {
      ja: '編集中に、別の画面でこのコメントが変更されました。入力した内容は残っています。',
      en: 'This comment was changed in another window while you were editing. What you typed is still here.',
    },
    'comment.repeated': { ja: '直前に投稿した内容と同じです。', en: 'This is the same as your last post.' },
    'comment.full': {
      ja: '返信は200件までです。新しいコメントとして書いてください。',
      en: 'A comment can have up to 200 replies. Please write a new comment.',
    },
    'comment.too-many': {
      ja: '保存できるコメントの上限に達しました。お問い合わせください。',
      en: 'You have reached the limit of comments that an account can keep. Please contact support.',
    },
  } satisfies Record<CommentCode, Both> as Record<string, Both>,
})
