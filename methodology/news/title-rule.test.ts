import { expect, test } from 'vitest'
import { readTitle } from './title-rule.ts'

test.each([
  ['第三者委員会の設置に関するお知らせ', 'investigation', 3],
  ['当社連結子会社における不適切な会計処理に係る特別調査委員会の設置について', 'investigation', 3],
  ['社内調査委員会の調査報告書の受領に関するお知らせ', 'investigation', 3],
  ['公正取引委員会による立入検査について', 'competition', 3],
  ['課徴金納付命令の勧告についてのお知らせ', 'penalty', 3],
  ['当社子会社に対する行政処分について', 'penalty', 3],
  ['製品の自主回収に関するお知らせ', 'quality', 2],
  ['不正アクセスによる個人情報の漏えいについて', 'leak', 2],
  ['架空工場における火災発生のお知らせ', 'accident', 2],
  ['訴訟の提起に関するお知らせ', 'lawsuit', 1],
])('%s', (title, kind, severity) => {
  expect(readTitle(title)).toMatchObject({ kind, severity })
})

test.each([
  '（訂正）「第三者委員会の設置に関するお知らせ」の一部訂正について',
  '（開示事項の経過）特別調査委員会の調査状況について',
  '工場火災に関するお知らせ（第３報）',
  '第三者委員会の設置の取りやめについて',
  '業務停止命令の解除に関するお知らせ',
  '調査委員会の解散について',
  '再発防止策の策定について',
  '不正アクセス対策サービスの提供開始',
  '火災保険金の受領について',
  '2026年3月期 決算短信〔日本基準〕（連結）',
  '自己株式の取得状況に関するお知らせ',
  '指名・報酬委員会の設置について',
])('nothing is told by: %s', (title) => expect(readTitle(title)).toBeNull())

test('full and half width are one', () => {
  expect(readTitle('ランサムウェアによるサイバー攻撃（ＡＢＣ株式会社）')?.words).toBe('ランサムウェア')
  expect(readTitle('リコール の届出')?.kind).toBe('quality')
})
