/** First halves of invented names: uncommon letters, so that two of them rarely make a name that exists. Letter, reading, romaji. */
export const firsts = `霧 キリ kiri|雫 シズク shizuku|澪 ミオ mio|朔 サク saku|嶺 ミネ mine|鷺 サギ sagi|雁 カリ kari|蛍 ホタル hotaru|碧 ミドリ midori|楓 カエデ kaede|椿 ツバキ tsubaki|萩 ハギ hagi|梓 アズサ azusa|柊 ヒイラギ hiiragi|槙 マキ maki|榧 カヤ kaya|蓼 タデ tade|蕗 フキ fuki|茜 アカネ akane|苔 コケ koke|霞 カスミ kasumi|曙 アケボノ akebono|凪 ナギ nagi|渚 ナギサ nagisa|颯 ハヤテ hayate|暁 アカツキ akatsuki|鵜 ウ u|鴫 シギ shigi|鶫 ツグミ tsugumi|雲雀 ヒバリ hibari|山吹 ヤマブキ yamabuki|藤袴 フジバカマ fujibakama|竜胆 リンドウ rindo|紫苑 シオン shion|木蓮 モクレン mokuren|青磁 セイジ seiji|琥珀 コハク kohaku|瑠璃 ルリ ruri|翡翠 ヒスイ hisui|若草 ワカクサ wakakusa|初雪 ハツユキ hatsuyuki|朝霧 アサギリ asagiri|夕凪 ユウナギ yunagi|遠雷 エンライ enrai|銀杏 イチョウ icho|白樺 シラカバ shirakaba|水楢 ミズナラ mizunara|赤松 アカマツ akamatsu|早苗 サナエ sanae|薄氷 ウスライ usurai|青葉 アオバ aoba|常盤木 トキワギ tokiwagi|涼風 スズカゼ suzukaze|花筏 ハナイカダ hanaikada|若鮎 ワカアユ wakaayu|河鹿 カジカ kajika|翠 スイ sui|鶺鴒 セキレイ sekirei|榛 ハシバミ hashibami|蔦 ツタ tsuta|小雀 コガラ kogara|春霞 ハルガスミ harugasumi|夏木立 ナツコダチ natsukodachi|秋津 アキツ akitsu|冬青 ソヨゴ soyogo|楡 ニレ nire|樅 モミ momi|朴 ホオ hoo|欅 ケヤキ keyaki|鈴懸 スズカケ suzukake|白鷺 シラサギ shirasagi|銀嶺 ギンレイ ginrei|蒼天 ソウテン soten|緋桜 ヒザクラ hizakura|萌黄 モエギ moegi|群青 グンジョウ gunjo|浅葱 アサギ asagi|月白 ゲッパク geppaku|星野原 ホシノハラ hoshinohara|潮騒 シオサイ shiosai`

/** Second halves. */
export const seconds = `ヶ原 ガハラ gahara|ヶ峰 ガミネ gamine|沢 ザワ zawa|瀬 セ se|浦 ウラ ura|野 ノ no|川 カワ kawa|谷 タニ tani|里 サト sato|森 モリ mori|岬 ミサキ misaki|畑 バタ bata|池 イケ ike|坂 サカ saka|岳 ダケ dake|橋 バシ bashi|浜 ハマ hama|淵 ブチ buchi|丘 オカ oka|岩 イワ iwa`

/** Syllables of invented names in katakana: beginning, middle, end; with romaji as a company would spell it. */
export const kanaFirsts = `ソル sol|ナレ nare|フィレ file|オル or|テラ tera|ルミ lumi|ヴェル vel|カリ cali|セレ sele|ノヴ nov|アル al|リヴ liv|トレ tre|クラ cra|ミレ mire|エル el|ファル fal|グラ gra|ベル ber|シル sil|ユニ yuni|ゼフ zeph|パル pal|ロゼ roze|ティア tia|メル mel|ヴィタ vita|コル cor|ネオ neo|ラド lad`
export const kanaMiddles = `ティ ti|レ re|ノ no|ファ fa|リ ri|ケ ke|モ mo|ネ ne|ヴァ va|ド do|ミ mi|ガ ga|シ si|ロ ro|ベ be`
export const kanaEnds = `クス x|ント nt|リア ria|ナス nas|ード rd|ラン ran|ミア mia|スト st|ジオ gio|ルム rum|テア tea|ンカ nca|ータ rta|ウス us`

interface Trade {
  readonly tse33: string
  /** Share of the market's companies, in thousandths. */
  readonly weight: number
  /** GICS industries it meets, the first ones more often. */
  readonly gics: readonly string[]
  /** What such a company calls itself: Japanese, reading, English. */
  readonly suffixes: readonly (readonly [ja: string, kana: string, en: string])[]
}

const trade = (tse33: string, weight: number, gics: string, suffixes: string): Trade => ({
  tse33,
  weight,
  gics: gics.split(' '),
  suffixes: suffixes.split('|').map((suffix) => suffix.split('/') as unknown as readonly [string, string, string]),
})

/** The 33 industries, with as many companies as the exchange roughly has, and all 74 GICS industries among them. */
export const trades: readonly Trade[] = [
  trade('0050', 3, '302020', '水産/スイサン/Fisheries|種苗/シュビョウ/Seed|農林/ノウリン/Agriculture & Forestry'),
  trade(
    '1050',
    3,
    '101020 151040 101010',
    '石油資源/セキユシゲン/Petroleum Resources|鉱山/コウザン/Mining|エネルギー開発/エネルギーカイハツ/Energy Development',
  ),
  trade(
    '2050',
    41,
    '201030 252010 201020',
    '建設/ケンセツ/Construction|組/グミ/Gumi|道路/ドウロ/Road|ハウス/ハウス/House|設備工業/セツビコウギョウ/Engineering & Facilities|電設/デンセツ/Electrical Construction',
  ),
  trade(
    '3050',
    33,
    '302020 302010 302020 302030',
    '食品/ショクヒン/Foods|製菓/セイカ/Confectionery|ビール/ビール/Breweries|乳業/ニュウギョウ/Dairy|製粉/セイフン/Flour Milling|飲料/インリョウ/Beverage',
  ),
  trade('3100', 13, '252030', '繊維/センイ/Textile|紡績/ボウセキ/Spinning|アパレル/アパレル/Apparel'),
  trade('3150', 6, '151050 151030', '製紙/セイシ/Paper|紙業/シギョウ/Paper Industries|パッケージ/パッケージ/Packaging'),
  trade(
    '3200',
    54,
    '151010 303010 303020 151030',
    '化学/カガク/Chemical|化成/カセイ/Kasei|塗料/トリョウ/Paint|油化/ユカ/Petrochemical|コスメティクス/コスメティクス/Cosmetics|樹脂/ジュシ/Plastics|トイレタリー/トイレタリー/Household Products',
  ),
  trade(
    '3250',
    20,
    '352020 352010 352030',
    '製薬/セイヤク/Pharmaceutical|薬品/ヤクヒン/Pharma|バイオファーマ/バイオファーマ/Biopharma|ライフサイエンス/ライフサイエンス/Life Science',
  ),
  trade('3300', 3, '101020', '石油/セキユ/Oil|エナジー/エナジー/Energy'),
  trade('3350', 5, '251010', 'ゴム/ゴム/Rubber|タイヤ/タイヤ/Tire'),
  trade('3400', 14, '151020 201020 452030', '硝子/ガラス/Glass|セメント/セメント/Cement|窯業/ヨウギョウ/Ceramics'),
  trade('3450', 11, '151040', '製鋼/セイコウ/Steel|特殊鋼/トクシュコウ/Special Steel|製鉄/セイテツ/Iron & Steel'),
  trade(
    '3500',
    9,
    '151040 201040',
    '金属鉱業/キンゾクコウギョウ/Metals|電線/デンセン/Cable|軽金属/ケイキンゾク/Light Metal',
  ),
  trade(
    '3550',
    24,
    '201060 201020',
    '製作所/セイサクショ/Manufacturing|金属工業/キンゾクコウギョウ/Metal Industries|発條/ハツジョウ/Spring',
  ),
  trade(
    '3600',
    57,
    '201060 201010 201050',
    '機械/キカイ/Machinery|重工業/ジュウコウギョウ/Heavy Industries|精機/セイキ/Precision Machinery|ポンプ/ポンプ/Pump|工機/コウキ/Machine Tools|航空工業/コウクウコウギョウ/Aerospace',
  ),
  trade(
    '3650',
    61,
    '452030 453010 201040 452020 452010 252010',
    '電機/デンキ/Electric|電子/デンシ/Electronics|半導体/ハンドウタイ/Semiconductor|通信機/ツウシンキ/Communications Equipment|計器/ケイキ/Instruments|電工/デンコウ/Electric Works',
  ),
  trade(
    '3700',
    23,
    '251010 251020 201060',
    '自動車/ジドウシャ/Motor|部品工業/ブヒンコウギョウ/Auto Parts|車輛/シャリョウ/Rolling Stock|モビリティ/モビリティ/Mobility',
  ),
  trade(
    '3750',
    13,
    '351010 452030',
    '精密/セイミツ/Precision|メディカル/メディカル/Medical|光学/コウガク/Optical|時計/トケイ/Watch',
  ),
  trade(
    '3800',
    28,
    '202010 252020 502020',
    '玩具/ガング/Toys|印刷/インサツ/Printing|楽器/ガッキ/Musical Instruments|スポーツ用品/スポーツヨウヒン/Sporting Goods|家具/カグ/Furniture',
  ),
  trade(
    '4050',
    7,
    '551010 551020 551050 551030 551040',
    '電力/デンリョク/Electric Power|瓦斯/ガス/Gas|再生可能エネルギー/サイセイカノウエネルギー/Renewables|水道事業/スイドウジギョウ/Water Services|総合エネルギー/ソウゴウエネルギー/Utilities',
  ),
  trade(
    '5050',
    16,
    '203040 203010',
    '鉄道/テツドウ/Railway|電鉄/デンテツ/Electric Railway|運輸/ウンユ/Transport|物流/ブツリュウ/Logistics',
  ),
  trade('5100', 3, '203030', '海運/カイウン/Shipping|汽船/キセン/Steamship'),
  trade('5150', 2, '203020 203050', '航空/コウクウ/Airlines|エアポート/エアポート/Airport'),
  trade('5200', 9, '203010 203050', '倉庫/ソウコ/Warehouse|港運/コウウン/Harbor Transport'),
  trade(
    '5250',
    158,
    '451020 451030 502030 501010 501020 502010 502020 351030',
    'システムズ/システムズ/Systems|ソフトウェア/ソフトウェア/Software|情報/ジョウホウ/Information|通信/ツウシン/Telecommunications|メディア/メディア/Media|ゲームス/ゲームス/Games|データ/データ/Data|クラウド/クラウド/Cloud|ヘルステック/ヘルステック/Healthtech',
  ),
  trade(
    '6050',
    81,
    '201070 255010 301010',
    '商事/ショウジ/Trading|物産/ブッサン/Bussan|興産/コウサン/Kosan|通商/ツウショウ/Commerce|薬品商会/ヤクヒンショウカイ/Pharma Distribution',
  ),
  trade(
    '6100',
    88,
    '255040 253010 301010 255030',
    'ストア/ストア/Stores|百貨店/ヒャッカテン/Department Store|ドラッグ/ドラッグ/Drug|フードサービス/フードサービス/Food Service|ホームセンター/ホームセンター/Home Center|リテール/リテール/Retail',
  ),
  trade('7050', 20, '401010', '銀行/ギンコウ/Bank|フィナンシャルグループ/フィナンシャルグループ/Financial Group'),
  trade('7100', 11, '402030', '証券/ショウケン/Securities|アセットマネジメント/アセットマネジメント/Asset Management'),
  trade(
    '7150',
    4,
    '403010',
    '生命保険/セイメイホケン/Life Insurance|海上火災保険/カイジョウカサイホケン/Marine & Fire Insurance',
  ),
  trade(
    '7200',
    10,
    '402010 402020 402040',
    'リース/リース/Leasing|クレジット/クレジット/Credit|ファイナンス/ファイナンス/Finance',
  ),
  trade(
    '8050',
    38,
    '602010 601010 601025 601030 601040 601050 601060 601070 601080',
    '不動産/フドウサン/Real Estate|地所/ジショ/Estate|都市開発/トシカイハツ/Urban Development|アセット/アセット/Assets',
  ),
  trade(
    '9050',
    142,
    '202020 253010 202010 253020 351020 502010',
    'サービス/サービス/Services|人材/ジンザイ/Human Resources|教育/キョウイク/Education|ホテル/ホテル/Hotels|介護/カイゴ/Care|コンサルティング/コンサルティング/Consulting|警備/ケイビ/Security|観光/カンコウ/Tourism',
  ),
]

/** Prefectures with the share of head offices, in thousandths; and syllables of towns that are on no map. */
export const prefectures = `東京都 540|大阪府 110|愛知県 60|神奈川県 45|兵庫県 30|埼玉県 22|福岡県 22|京都府 18|静岡県 15|千葉県 14|北海道 14|広島県 12|新潟県 10|石川県 8|岡山県 8|長野県 8|群馬県 7|岐阜県 7|宮城県 7|富山県 6|栃木県 6|茨城県 6|香川県 5|三重県 5|滋賀県 4|愛媛県 4|福島県 3|熊本県 3|山形県 2`
export const townFirsts = '朝 緑 白 若 千 瑞 美 清 光 青 桜 梅 松 竹 楠 幸'.split(' ')
export const townLasts = '見台 鳥町 里町 瀬 野原 ヶ浦 沢台 森町 丘 橋本 浜町 峰'.split(' ')

/** Family and given names; together they are nobody's in particular. */
export const familyNames =
  `霧島 朝比 沢渡 水瀬 三雲 久瀬 鷹取 真柴 織部 若狭 千早 門倉 綾瀬 月岡 蓮見 深町 風間 樋渡 有馬谷 椎葉 桐谷 御影 九条田 鳴沢 常磐 白瀬 音羽 栗栖 瀬名 檜山 雪村 汐見 槇原 五十里 葉隠 巴川`.split(
    ' ',
  )
export const maleNames =
  '誠一郎 健太 隆之 修平 和彦 大樹 俊介 哲也 雅人 直樹 啓介 浩司 泰造 晃 剛 慎吾 義明 一真'.split(' ')
export const femaleNames = '美咲 由紀子 真理 恵子 千尋 彩香 久美子 直美 さやか 玲子 香織 典子'.split(' ')
