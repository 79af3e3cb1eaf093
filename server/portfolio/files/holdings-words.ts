import type { HoldingField } from '#contract/portfolio/portfolios.ts'
import type { ColumnWords } from '#server/files/table/column-words.ts'

/** Fields of the contract, and what else of a file tells about them. */
export type FileField = HoldingField | 'price' | 'country' | 'side'

/** What no amount of the portfolio is: what it cost, what it gained, what one share or another portfolio is worth. */
const noValue =
  /単価|価格|株価|終値|price|取得|簿価|原価|買付|コスト|cost|book|損益|騰落|利益|gain|p ?& ?l|pnl|profit|return|前日|前月|前期|前回|前年|prior|previous|差額|増減|beginning|opening|average|平均|期首|前事業|change|[/／]株|1株|per share|benchmark|ベンチマーク|bench|\bbm\b|指数|index|基準の|目標|target|売買|売却|出来高|turnover|配当|dividend|経過利息|accrued|額面|face|\bpar\b|notional|業種|sector|損失|税|tax|手数料|fee|予想|日$|date|コード|code|通貨|currency/
const noWeight =
  /ベンチマーク|benchmark|bench|\bbm\b|指数|index|基準の|topix|日経|msci|アクティブ|active|超過|乖離|差|\+\/-|relative|目標|target|持株比率|議決権|出資|ownership|騰落|利回り|yield|損益|return|前日|前月|前期|前回|prior|previous|変化|change|業種内|寄与|contribution|単位|beginning|opening|average|\bavg\b|平均|期首|前事業/

/** Words that the headers of custodians, of programs and of our own files have. */
export const holdingsWords: ColumnWords<FileField> = {
  isin: {
    is: [
      [/^(security )?isin( ?(code|コード))?$|^isinコード$/, 9],
      [/^(issuer|company) isin$/, 7],
      [/\bisin\b|isinコード/, 6],
    ],
  },
  code: {
    is: [
      [/^(証券|銘柄|株式|銘柄証券)コード$|^ticker( symbol)?$|^security code$|^(現地|ローカル)コード$|^local code$/, 9],
      [
        /^コード(番号)?$|^code$|^symbol$|^bb(g|l)? ?ticker$|^bloomberg( ticker| code)?$|^ric$|^ティッカー$|^stock code$/,
        8,
      ],
      [/証券コード|銘柄コード|ticker|security code|ティッカー/, 7],
      [/^(company|security|instrument|issuer|asset) ?(id|identifier)$|^identifier$|^id$|^銘柄$/, 3],
    ],
    not: /sedol|cusip|figi|\blei\b|業種|sector|国|country|通貨|currency|市場|fund|ファンド|口座|account|部店|区分/,
  },
  name: {
    is: [
      [/^銘柄名(称)?$|^(security|company|issuer|stock|instrument|asset|holding) name$|^(会社|企業|発行体)名(称)?$/, 9],
      [
        /^銘柄$|^name$|^security$|^issuer$|^名称$|^(security )?description$|^holding$|^company$|^wertpapier$|^bezeichnung$|^libellé$|^désignation$/,
        7,
      ],
      [/銘柄名|会社名|企業名|銘柄|名称|company name|security name|issuer/, 5],
    ],
    not: /ファンド|fund|業種|sector|国|country|口座|account|市場|portfolio name|カナ|フリガナ|コード|code|\bid\b|isin|数$|manager|取引所|exchange/,
  },
  date: {
    is: [
      [
        /^(保有|基準|評価|残高|ポジション)(年月)?日(付)?$|^(as of|position|valuation|holdings?|effective|reporting) date$|^as of$|^held on$/,
        9,
      ],
      [/^日付$|^年月日$|^date$|^stichtag$|^stand$/, 6],
      [/^(保有|基準|評価|残高)年月$|^(as of|position|valuation|holdings?) month$/, 6],
      [/保有日|基準日|評価日|残高日|held on|as of|valuation date|position date/, 6],
    ],
    not: /上場|設立|取得|約定|受渡|決算|償還|権利|更新|作成|発行|買付|listing|ipo|purchase|acquisition|trade|settle|maturity|updated|birth|launch|inception|issue|created/,
  },
  rate: {
    is: [
      [/^(為替|換算)(レート|相場)$|^(fx|exchange|conversion|currency)( ?rate)$|^fx$/, 9],
      [/為替|換算レート|exchange rate|fx rate|^レート$|^rate$/, 6],
    ],
    not: /損益|gain|ヘッジ|hedge|影響|効果|effect/,
  },
  currency: {
    is: [
      [
        /^(現地|ローカル|評価|建)?通貨(コード)?$|^(local|security|trading|position|wert)? ?(currency|ccy|währung|devise)( code)?$/,
        9,
      ],
      [/通貨|currency|\bccy\b|währung/, 5],
    ],
    not: /評価額|market value|時価|amount|exposure|rate|レート|ヘッジ|base|return/,
  },
  weight: {
    is: [
      [
        /^(ポートフォリオ|ポート|ファンド|保有|対純資産|純資産|組入)?(構成比|組入比|投資比)(率)?$|^(portfolio|port|fund|position)? ?(weights?|wgt|wt)( ?(pct|percent|bps?))?$|^% of (portfolio|fund|nav|net assets|total|aum|market value)$|^(対純資産)?組入比率$/,
        9,
      ],
      [
        /構成比|組入比|投資比率|ウエイト|ウェイト|ウェート|weight|\bwgt\b|% of (portfolio|fund|nav|net assets|total|aum)|^% ?(weight|nav|net assets|portfolio|fund)$|^(nav|net assets) ?%$|^pct of (portfolio|fund|nav|net assets)$|^weighting$|投資割合|組入割合|純資産比率|^gewicht(ung)?$|^anteil( in| am (fonds|portfolio))?$|^poids$|^pondération$/,
        7,
      ],
      [/(評価額|時価|market value|mkt val).*[([（][%％][)\]）]/, 8],
      [/^保有比率$|^比率$|^[%％]$|^pct$|^percent(age)?$/, 3],
    ],
    not: noWeight,
  },
  value: {
    is: [
      [
        /^(円貨|円換算|邦貨|時価|現在|保有)?評価(金)?額(合計)?$|^時価(評価)?金?額$|^(local )?(market|mkt) ?(value|val)( ?(local|lcy))?$|^position value$|^value ?\(?jpy\)?$|^investment value$/,
        9,
      ],
      [
        /評価(金)?額|時価額|market value|mkt ?val|aktueller wert|kurswert|marktwert|^valuation$|^(local |base )?mv( local| base)?$|^(total|current|holding|position) value|^value( jpy)?$|^fair value$|^exposure$/,
        7,
      ],
      [
        /貸借対照表計上額|^計上額$|^valorisation$|^valeur( de marché| boursière| liquidative)?$|^wert$|^(円貨|円換算|邦貨|保有)?時価(残高|合計)?$|^評価残高$|^残高金額$|^保有金額$|^(投資|保有)額$|^base (market|mkt) ?(value|val)$/,
        6,
      ],
      [/^金額$|^amount$|^market cap(italization)?$|^時価総額$/, 3],
    ],
    not: new RegExp(`${noValue.source}|[([（][%％][)\\]）]|比|weight`),
  },
  quantity: {
    is: [
      [
        /^(保有)?(数量|株数|株式数|口数)$|^(quantity|shares|units|qty)( held)?$|^(position|holding) (quantity|shares|units)$|^shares held$|^保有(株|口)?数$/,
        9,
      ],
      [
        /数量|株数|口数|株式数|quantity|\bshares\b|\bunits\b|^bestand$|^stück(zahl)?$|^anzahl$|^quantité$|^nombre( de titres)?$|^nominal$|^positions?$|^holdings?$|^qty/,
        6,
      ],
      [/^残高$/, 3],
    ],
    not: /発行|outstanding|売買単位|単位株|lot size|date|日$|取得|売却|増減|change|前|価|value|issued|float|浮動|名|beginning|opening/,
  },
  unit: { is: [[/^単位$|^unit$|^scale$|^金額単位$|^units? of (amount|value)$/, 9]] },
  price: {
    is: [[/時価単価|評価単価|単価|株価|終値|^価格$|price|kurs(?!wert)|^cours$/, 8]],
    not: /取得|簿価|買付|cost|purchase|average|平均|通貨|date|target/,
  },
  side: {
    is: [
      [
        /^(side|long ?[/-]? ?short|l ?\/ ?s|(position )?(side|direction)|売買(区分|別)?|建(玉)?(区分|売買)?|ロング.?ショート(区分)?|買建.売建)$/,
        9,
      ],
      [/^(position )?type$|^(取引|信用|ポジション)?区分$|^ポジション$/, 4],
    ],
  },
  country: {
    is: [
      [
        /^(国|国名|国籍|国コード|所在国|発行国|投資国|country( of (risk|domicile|issue))?( ?(code|name))?|domicile|location)$/,
        8,
      ],
      [/^(市場|上場市場|市場名|取引所|exchange|market|listing|stock exchange)$/, 5],
    ],
  },
}
