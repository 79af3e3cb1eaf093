/** A line that is no position, as its own words say it. */
export type LineKind = 'total' | 'cash' | 'note'

const brackets = /\s*[([【〔][^)\]】〕]*[)\]】〕]\s*/g

const totals =
  /^(小計|合計|総合計|総計|計|中計|累計|(?:(?:国内|外国|海外|日本|世界|先進国|新興国|債券|株式|現物|信用|投資信託|投信|現金|その他|資産|業種|ポートフォリオ|ファンド|評価額|純資産|口座|特定|一般|nisa|保有|投資|銘柄|月末|期末|時価|全|残高)+(?:等|の|別)?(?:小計|合計|総計|計|総額)))$|^純資産(総額)?$|^(総資産|資産総額|投資総額)(額)?$|^\d+銘柄の?(?:合?計)$|^(?:合?計)\d+銘柄$/
const totalsInEnglish =
  /^((sub|grand|sum|overall)[ -]?)?totals?( (of )?(portfolio|fund|assets?|net assets|holdings?|positions?|equit(y|ies)|stocks?|securities|bonds?|investments?|market value|value|long|short|cash|japan|for .*))*\s*:?$|^((portfolio|fund|equity|sector|industry|country|asset class) (sub)?totals?|net assets|sum|gesamt|summe|zwischensumme|gesamt(summe|wert|portfolio|vermögen)|insgesamt|fondsvermögen|total (général|general|du portefeuille|du fonds|actif)|sous-total|somme)$/

/** Cash and what else a fund holds besides securities, in one line, as reports of funds have it: `現金・預金・その他の資産（負債控除後）`. */
const rest =
  /^(?=.*(?:現金|預金|現預金|コール|その他の?(?:資産|負債)|負債控除))(?:(?:現預金|現金同等物|現金|預金|コール・?ローン|短期(?:金融)?(?:資産|資金)|その他の?(?:資産|負債)?|未収金|未払金|負債|資産)(?:等)?(?:[・、,/&+]|及び|と|並びに)*)+(?:[(]?負債控除後[)]?)?(?:等)?$/
const deposits = /^(?:外貨|円貨?|日本円|米ドル|ユーロ|普通|当座|定期|決済用?)*(?:預金|mmf|mrf)$/
/** A line that is named after a currency is an amount of it. */
const currencies =
  /^(?:(?:japanese )?yen|(?:us|u\.s\.|hong kong|australian|canadian|singapore) dollars?|euros?|(?:british )?pounds?(?: sterling)?|swiss francs?|chinese yuan|日本円|米ドル|ユーロ|英ポンド|豪ドル|スイスフラン)(?: (?:spot|cash|balance))?$/

const cash =
  /^(現金|現預金|現金預金|現金等|現金・預金|現金及び(現金同等物|預金)|現金その他|キャッシュ|預金|普通預金|当座預金|外貨預金|預り金|預け金|コール・?ローン等?|短期(金融)?(資産|資金)等?|待機資金|余裕資金|金銭信託|mrf|mmf|証拠金|差入証拠金|(?:その他)?(?:未収|未払|前受|前払|仮払|仮受)(?:入金|金|配当金?|収益|利息|費用|信託報酬)?(?:等)?|未収配当(金)?|経過利息|未収利息)$/
const cashInEnglish =
  /^((?:(?:[a-z]{3}|yen|dollar|euro) )?(?:net )?(?:cash|cash ?(?:&|and|\+) ?(?:cash )?equivalents?|cash at bank|cash (?:balance|account|position|collateral|component|other|payable|receivable)|liquidity|call (?:loans?|money)|money market|currency|margin)(?: \(?[a-z]{3}\)?)?|(?:dividends?|interest|income|receivables?|payables?|accruals?|expenses?|fees?)(?: (?:receivables?|payables?|accrued))?|accrued (?:income|interest|dividends?|expenses?|fees?)|(?:other )?(?:receivables?|payables?)|kasse|liquidität|bankguthaben|liquidités?|(?:net )?(?:other|current) (?:assets?|liabilities)(?: ?(?:&|and|\/|less|plus|minus) ?(?:other )?(?:assets?|liabilities))?(?:,? net)?)(?: [-–] [a-z]{3})?$/

/** Whether a label is the name of a total or of cash; a company whose name holds such a word is neither. */
export function kindOfLabel(label: string): 'total' | 'cash' | null {
  const folded = label
    .slice(0, 80)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s _]+/g, ' ')
    .replace(/^[\s*＊※・\-–—─=【〔[<(]+|[\s*＊※\-–—─=】〕\]>:]+$/g, '')
    .trim()
  if (folded === '') return null
  for (const text of new Set([folded, folded.replace(brackets, ' ').trim()])) {
    const together = text.replace(/ /g, '')
    if (totals.test(together) || totalsInEnglish.test(text)) return 'total'
    if ([cash, rest, deposits].some((words) => words.test(together))) return 'cash'
    if (cashInEnglish.test(text) || currencies.test(text)) return 'cash'
  }
  return null
}
