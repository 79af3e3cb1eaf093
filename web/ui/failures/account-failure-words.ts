/** Refusals of what an account keeps. */
export const accountFailureWords = {
  'profile.email-taken': { ja: 'このメールアドレスはすでに使われています。', en: 'This email is already in use.' },
  'password.wrong': { ja: '現在のパスワードが正しくありません。', en: 'The current password is incorrect.' },
  'profile.name-taken': {
    ja: '同じ会社に、この氏名と見分けがつかない氏名の方がいます。区別できる氏名にしてください。',
    en: 'A colleague’s name reads the same. Please choose one that tells you apart.',
  },
  'profile.name-too-often': {
    ja: '氏名の変更は1日5回までです。時間をおいて、もう一度お試しください。',
    en: 'You can change your name five times a day. Please try again later.',
  },
  'address.link-expired': {
    ja: 'このリンクは有効期限が切れているか、すでに使用されています。',
    en: 'This link has expired or was used already.',
  },
  'address.nothing-asked': {
    ja: '確認待ちのメールアドレスはありません。',
    en: 'No new e-mail address is waiting to be confirmed.',
  },
  'address.same': { ja: 'すでにこのメールアドレスで登録されています。', en: 'This is already your e-mail address.' },
  'address.too-often': {
    ja: '確認メールの送信回数が1日の上限に達しました。時間をおいて、もう一度お試しください。',
    en: 'No more confirmation e-mails can be sent today. Please try again later.',
  },
  'contact.too-many': {
    ja: '送信回数が上限に達しました。しばらくしてから、もう一度お試しください。',
    en: 'You have sent too many messages. Please try again later.',
  },
  'account.full': {
    ja: 'このアカウントに保存できる件数の上限に達しました。お問い合わせください。',
    en: 'This account has reached its limit of saved entries. Please contact support.',
  },
  'weights.invalid': {
    ja: '重みに誤りがあります。負の値、数値でない値、存在しない指標や業種、すべて0の業種は使えません。',
    en: 'These weights cannot be used: none may be negative or not a number, every indicator and industry must exist, and no industry may be all zero.',
  },
  'own-method.not-found': {
    ja: 'この独自手法はありません。一覧から選び直してください。',
    en: 'You have no such method. Choose one from the list.',
  },
  'own-method.other-industries': {
    ja: 'この独自手法は別の業種分類で比較します。その業種分類の業種を開くか、標準手法を選んでください。',
    en: 'Your method uses another classification. Open one of its industries, or choose the standard method.',
  },
  'own-method.name-taken': {
    ja: '同じ名前の独自手法がすでにあります。',
    en: 'You already have a method of this name.',
  },
  'own-method.changed': {
    ja: 'この独自手法はほかの画面で変更されています。',
    en: 'This method was changed in another window.',
  },
  'own-method.too-many': { ja: '独自手法は100件まで保存できます。', en: 'You can save up to 100 methods.' },
  'own-method.space': {
    ja: '独自手法を保存する容量が足りません。使わない手法を削除してください。',
    en: 'There is no room for more methods. Remove some that you no longer need.',
  },
  'weight-file.unreadable': {
    ja: 'ファイルを読み取れません。テンプレートを記入し、.xlsx形式のまま保存したものを選んでください。',
    en: 'The file cannot be read. Choose a template that was filled in and saved as .xlsx.',
  },
  'weight-file.large': {
    ja: 'ファイルが大きすぎます。テンプレート以外のシートや画像を取り除いてください。',
    en: 'The file is too large. Remove sheets and pictures that are not part of the template.',
  },
  'weight-file.macros': {
    ja: 'マクロを含むファイルは取り込めません。.xlsx形式で保存し直してください。',
    en: 'Files with macros cannot be imported. Save it as .xlsx.',
  },
  'weight-file.template': {
    ja: 'このテンプレートではないか、以前の版です。テンプレートをダウンロードし直し、重みを移してください。',
    en: 'This is not the template, or an earlier version of it. Download the template again and copy your weights into it.',
  },
  'weight-file.industries': {
    ja: 'この手法は別の業種分類で重みを決めているため、この業種数のテンプレートには書き出せません。',
    en: 'This method sets weights by another classification and cannot be written to a template with this number of industries.',
  },
  'weight-file.cells': {
    ja: '取り込めないセルがあります。一覧のセルを直してから、もう一度選んでください。',
    en: 'Some cells cannot be imported. Correct those listed and choose the file again.',
  },
  'weight-import.standing': {
    ja: '取り込み済みのファイルがあります。削除してから、もう一度取り込んでください。',
    en: 'You have already imported a file. Delete it before importing another.',
  },
  'weight-import.not-found': { ja: '取り込んだファイルはありません。', en: 'You have not imported a file.' },
  'search.invalid': {
    ja: '検索条件を読み取れません。条件を見直してください。',
    en: 'This search cannot be read. Check its conditions.',
  },
  'watchlist.not-found': { ja: 'このウォッチリストはありません。', en: 'There is no such watchlist.' },
  'watchlist.name-taken': { ja: '同じ名前のリストがすでにあります。', en: 'You already have a list of this name.' },
  'watchlist.changed': {
    ja: 'このリストはほかの画面で変更されています。',
    en: 'This list was changed in another window.',
  },
  'watchlist.too-many': { ja: 'リストは200件まで作成できます。', en: 'You can have up to 200 lists.' },
  'watchlist.full': {
    ja: '1つのリストに登録できるのは5,000社までです。',
    en: 'One list holds at most 5,000 companies.',
  },
  'watchlist.total': { ja: '合計比率が100%を超えています。', en: 'Total ratio exceeds 100%.' },
  'watchlist.space': {
    ja: 'メモを保存する容量が足りません。不要なメモまたはリストを削除してください。',
    en: 'There is no room for more notes. Remove notes or watchlists that you no longer need.',
  },
  'watchlist.in-all': {
    ja: 'すべてのリストに登録できる社数の合計を超えます。使わないリストを削除してください。',
    en: 'All your lists together cannot hold that many companies. Remove lists that you no longer need.',
  },
  'watchlist.file-unreadable': {
    ja: 'ファイルを読み取れません。CSV（UTF-8・Shift_JIS）またはExcelファイルを選んでください。',
    en: 'The file cannot be read. Choose a CSV file (UTF-8 or Shift_JIS) or an Excel file.',
  },
  'watchlist.file-columns': {
    ja: '「証券コード」「国コード」「持分比率（%）」の列が見つかりません。テンプレートをご利用ください。',
    en: 'The columns ticker, country code and ownership ratio (%) are missing. The template has them.',
  },
  'watchlist.file-long': {
    ja: '1つのファイルに含められるのは10,000行までです。',
    en: 'A file may have at most 10,000 rows.',
  },
  'portfolio.not-found': { ja: 'このポートフォリオはありません。', en: 'There is no such portfolio.' },
  'portfolio.empty': {
    ja: '構成比を求められる保有銘柄がありません。株数だけの銘柄には株価が必要です。',
    en: 'No holding has a weight. Holdings given in shares alone need a share price.',
  },
  'portfolio.nothing-left': {
    ja: '除外すると保有銘柄が残りません。',
    en: 'Nothing would be left after the exclusion.',
  },
  'portfolio.name-taken': {
    ja: '同じ名前のポートフォリオがすでにあります。',
    en: 'You already have a portfolio of this name.',
  },
  'portfolio.too-many': { ja: 'ポートフォリオは100件まで保存できます。', en: 'You can keep up to 100 portfolios.' },
  'portfolio.no-lines': { ja: '取り込める行がありません。', en: 'There are no rows to import.' },
  'portfolio.lines': {
    ja: 'すべてのポートフォリオに保存できる行数の合計を超えます。使わないポートフォリオを削除してください。',
    en: 'All your portfolios together cannot hold that many lines. Remove portfolios that you no longer need.',
  },
  'portfolio.file-unreadable': {
    ja: 'ファイルを読み取れません。CSV（UTF-8・Shift_JIS）またはExcelファイルを選んでください。',
    en: 'The file cannot be read. Choose a CSV file (UTF-8 or Shift_JIS) or an Excel file.',
  },
  'portfolio.file-columns': {
    ja: '見出しに、銘柄と、金額・数量・構成比のいずれかが必要です。',
    en: 'The header needs a company and a value, quantity or weight.',
  },
  'portfolio.file-long': {
    ja: '1つのファイルに含められるのは20,000行までです。',
    en: 'A file may have at most 20,000 rows.',
  },
  'scenario.file-unreadable': {
    ja: 'ファイルを読み取れません。CSVまたはExcel（.xlsx）を選んでください。',
    en: 'The file cannot be read. Choose a CSV or an Excel file (.xlsx).',
  },
  'scenario.file-columns': {
    ja: '見出しの行に必要な列がありません。ひな形または様式の説明をご確認ください。',
    en: 'The header lacks required columns. See the template or the description of the format.',
  },
  'scenario.file-long': { ja: 'ファイルの行数が上限を超えています。', en: 'The file has too many rows.' },
  'scenario.no-lines': {
    ja: '保存できる行がありません。各行の理由をご確認ください。',
    en: 'No row can be saved. See the reason beside each.',
  },
  'scenario.too-many': {
    ja: '保存できる件数の上限に達しています。不要なものを削除してください。',
    en: 'You have reached the limit. Remove what you no longer need.',
  },
  'scenario.name-taken': {
    ja: '同じ名前のシナリオがすでにあります。',
    en: 'You already have a scenario of this name.',
  },
  'scenario.not-found': { ja: 'このシナリオは見つかりません。', en: 'There is no such scenario.' },
  'scenario.price-unknown': {
    ja: 'この炭素価格シナリオはありません。一覧から選び直してください。',
    en: 'There is no such carbon price scenario. Choose one from the list.',
  },
  'alert.not-found': {
    ja: 'このアラートは見つかりません。削除された可能性があります。',
    en: 'This alert was not found. It may have been deleted.',
  },
  'alert.changed': {
    ja: 'このアラートは別の画面で変更されました。最新の内容を確認してください。',
    en: 'This alert was changed in another window. Check the current version.',
  },
  'alert.name-taken': { ja: '同じ名前のアラートがすでにあります。', en: 'You have an alert of this name already.' },
  'alert.too-many': { ja: 'アラートは100件まで作成できます。', en: 'You can have up to 100 alerts.' },
  'alert.recipients': {
    ja: '確認メールを送れる宛先の数が本日の上限に達しました。明日以降に追加してください。',
    en: 'No more consent requests can be sent today. Add the addresses tomorrow.',
  },
  'alert.link': {
    ja: 'このリンクは無効です。アラートが削除された可能性があります。',
    en: 'This link does not work. The alert may have been deleted.',
  },
  'search.not-found': {
    ja: 'この検索条件は保存されていません。削除された可能性があります。',
    en: 'There is no such saved search. It may have been deleted.',
  },
  'search.name-taken': {
    ja: '同じ名前の検索条件がすでにあります。',
    en: 'You already have a saved search of this name.',
  },
  'search.changed': {
    ja: 'この検索条件は、ほかの画面で変更されています。最新の内容を確認してください。',
    en: 'This search has been changed in another window. Please look at it again.',
  },
  'search.space': {
    ja: '検索条件を保存する容量が足りません。不要な条件を削除してください。',
    en: 'There is no room for more conditions. Remove saved searches that you no longer need.',
  },
  'search.too-many': {
    ja: '保存できる検索条件は200件までです。不要な条件を削除してください。',
    en: 'You can keep 200 saved searches. Please delete some you no longer need.',
  },
  'token.invalid': { ja: 'アクセストークンが無効です。', en: 'The access token is not valid.' },
  'token.not-allowed': {
    ja: 'この操作はアクセストークンでは行えません。',
    en: 'This cannot be done with an access token.',
  },
  'token.not-found': { ja: 'このアクセストークンはすでに無効です。', en: 'This access token has already ended.' },
  'token.too-many': {
    ja: '有効なアクセストークンは20個までです。不要なものを無効にしてください。',
    en: 'You can have 20 access tokens. Please end some you no longer need.',
  },
  'comparison.too-many': {
    ja: '比較できるのは50社、60項目、10年度までです。',
    en: 'At most 50 companies, 60 items and 10 fiscal years can be compared.',
  },
  'comparison.years': {
    ja: '開始年度は終了年度以前にしてください。',
    en: 'The first fiscal year must not be after the last.',
  },
  'comparison.row-unknown': {
    ja: '比較する項目に、存在しないスコアや指標が含まれています。',
    en: 'Among the items to compare is a score or an indicator that does not exist.',
  },
  'comparison.family-empty': {
    ja: 'リスク・機会と要因の両方にあたる指標はありません。',
    en: 'No indicator has both this target and this factor.',
  },
  'comparison.region-unknown': { ja: 'その地域は登録されていません。', en: 'There is no such region.' },
}
