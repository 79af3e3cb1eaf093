import type { Pair } from './event.ts'

const pairs = (text: string): Pair[] => text.split('|').map((entry) => entry.split('/') as unknown as Pair)

/** Prefectures without 県, with the kind of ending each takes in full. */
export const placePairs = pairs(
  '青森県/Aomori|岩手県/Iwate|宮城県/Miyagi|秋田県/Akita|山形県/Yamagata|福島県/Fukushima|茨城県/Ibaraki|栃木県/Tochigi|群馬県/Gunma|埼玉県/Saitama|千葉県/Chiba|新潟県/Niigata|富山県/Toyama|石川県/Ishikawa|福井県/Fukui|山梨県/Yamanashi|長野県/Nagano|岐阜県/Gifu|静岡県/Shizuoka|愛知県/Aichi|三重県/Mie|滋賀県/Shiga|兵庫県/Hyogo|奈良県/Nara|和歌山県/Wakayama|鳥取県/Tottori|岡山県/Okayama|広島県/Hiroshima|山口県/Yamaguchi|徳島県/Tokushima|香川県/Kagawa|愛媛県/Ehime|福岡県/Fukuoka|佐賀県/Saga|熊本県/Kumamoto|大分県/Oita|宮崎県/Miyazaki|鹿児島県/Kagoshima|北海道/Hokkaido',
)
export const overseas = pairs(
  'ベトナム/Vietnam|タイ/Thailand|インドネシア/Indonesia|マレーシア/Malaysia|フィリピン/the Philippines|インド/India|米国/the United States|メキシコ/Mexico|ドイツ/Germany|ポーランド/Poland|トルコ/Turkey|ブラジル/Brazil|中国/China|台湾/Taiwan|豪州/Australia',
)
/** Who sells power under long contracts; none of them exists. */
export const powerSellers = pairs(
  'ひなた再エネ電力/Hinata Renewable Power|北浜グリーン電力/Kitahama Green Power|オルテナ・エナジー/Ortena Energy|みどり野発電/Midorino Generation|サンレド電力/Sanredo Power',
)
/** Funds, brokers and rating agencies of this market; none of them exists. */
export const funds = pairs(
  'オルミナ・キャピタル/Ormina Capital|セレファ・パートナーズ/Serefa Partners|北稜アセットマネジメント/Hokuryo Asset Management|ヴァルデン湾岸ファンド/Valden Bay Fund|ノルテア年金基金/Norteva Pension Fund|霧峰インベストメント/Kirimine Investment',
)
export const brokers = pairs(
  '水鳥証券/Mizutori Securities|北楡証券/Hokuyu Securities|テラント証券/Terant Securities|蒼海証券/Sokai Securities',
)
export const agencies = pairs(
  '東洋格付研究所/Toyo Rating Institute|ミナト信用評価機構/Minato Credit Ratings|ベリタ・レーティングス/Berita Ratings',
)
export const newspapers =
  '北辰経済新聞|みやび産業新聞|東雲ビジネス通信|サステナ日報|瑞穂野タイムス|海鳴新聞|アジア・メリディアン通信|里見経済オンライン|光明通信社|列島工業新聞'.split(
    '|',
  )
export const families = pairs(
  '霧島/Kirishima|沢渡/Sawatari|水瀬/Minase|三雲/Mikumo|久瀬/Kuze|鷹取/Takatori|真柴/Mashiba|織部/Oribe|門倉/Kadokura|綾瀬/Ayase|月岡/Tsukioka|蓮見/Hasumi|深町/Fukamachi|風間/Kazama|樋渡/Hiwatari|椎葉/Shiiba|桐谷/Kiriya|御影/Mikage|鳴沢/Narusawa|音羽/Otowa|栗栖/Kurusu|檜山/Hiyama|雪村/Yukimura|汐見/Shiomi|槇原/Makihara',
)
export const womensNames = pairs(
  '美咲/Misaki|由紀子/Yukiko|真理/Mari|恵子/Keiko|千尋/Chihiro|彩香/Ayaka|久美子/Kumiko|直美/Naomi|玲子/Reiko|香織/Kaori',
)
export const mensNames = pairs(
  '誠一郎/Seiichiro|健太/Kenta|隆之/Takayuki|修平/Shuhei|和彦/Kazuhiko|大樹/Daiki|俊介/Shunsuke|哲也/Tetsuya|雅人/Masato|浩司/Koji',
)
export const monthNames = 'January February March April May June July August September October November December'.split(
  ' ',
)

/** What a company of an industry sells, and what its sites are called. */
interface Trade {
  readonly codes: RegExp
  readonly products: readonly Pair[]
  readonly sites: readonly Pair[]
}

const trade = (codes: RegExp, products: string, sites: string): Trade => ({
  codes,
  products: pairs(products),
  sites: pairs(sites),
})

const works = '工場/plant|第二工場/No. 2 plant|製作所/works'
export const tradesWords: readonly Trade[] = [
  trade(
    /^0050/,
    '養殖魚/farmed fish|野菜の種子/vegetable seeds|水産加工品/processed seafood',
    'の加工場/processing plant|の養殖場/fish farm',
  ),
  trade(/^1050/, '天然ガス/natural gas|銅精鉱/copper concentrate|石灰石/limestone', '鉱業所/mine|の基地/terminal'),
  trade(
    /^2050/,
    '高層住宅/residential towers|トンネル工事/tunneling|木造ビル/timber buildings|設備工事/building systems',
    'の工事現場/construction site|資材センター/materials center',
  ),
  trade(
    /^3050/,
    '冷凍食品/frozen food|乳製品/dairy products|チョコレート/chocolates|清涼飲料/soft drinks|即席麺/instant noodles',
    works,
  ),
  trade(/^3100/, '炭素繊維/carbon fiber|機能性衣料/functional wear|不織布/nonwovens', works),
  trade(/^3150/, '段ボール/corrugated board|衛生用紙/tissue paper|紙製容器/paper containers', works),
  trade(
    /^3200/,
    '半導体向け薬液/chemicals for chips|機能性フィルム/specialty films|化粧品/cosmetics|電池材料/battery materials|洗剤/detergents',
    works,
  ),
  trade(
    /^3250/,
    '抗がん剤/cancer drugs|ワクチン/vaccines|後発医薬品/generic drugs|希少疾患の治療薬/drugs for rare diseases',
    works,
  ),
  trade(
    /^3300/,
    '持続可能な航空燃料/sustainable aviation fuel|潤滑油/lubricants|石油製品/petroleum products',
    '製油所/refinery',
  ),
  trade(/^3350/, '低燃費タイヤ/low-resistance tires|防振ゴム/anti-vibration rubber', works),
  trade(/^3400/, '住宅用ガラス/window glass|セメント/cement|電子部品用セラミックス/electronic ceramics', works),
  trade(
    /^3450/,
    '電磁鋼板/electrical steel|特殊鋼/special steel|建材用鋼板/building steel',
    '製鉄所/steelworks|工場/plant',
  ),
  trade(/^3500/, 'アルミ圧延品/rolled aluminum|電線/cables|伸銅品/copper products', works),
  trade(/^3550/, '住宅設備/housing equipment|ばね/springs|アルミ建材/aluminum fittings', works),
  trade(
    /^3600/,
    '工作機械/machine tools|産業用ロボット/industrial robots|ポンプ/pumps|建設機械/construction machinery',
    works,
  ),
  trade(
    /^3650/,
    '車載用半導体/automotive chips|電源装置/power supplies|蓄電システム/battery systems|センサー/sensors|空調機器/air conditioners',
    works,
  ),
  trade(
    /^3700/,
    '電気自動車/electric cars|駆動部品/drive components|商用車/commercial vehicles|車載シート/car seats',
    works,
  ),
  trade(/^3750/, '内視鏡/endoscopes|測定機器/measuring instruments|光学レンズ/optical lenses', works),
  trade(/^3800/, '楽器/musical instruments|オフィス家具/office furniture|玩具/toys|印刷物/printed matter', works),
  trade(
    /^4050/,
    '電力/electricity|都市ガス/city gas|洋上風力の電力/offshore wind power',
    '発電所/power station|変電所/substation',
  ),
  trade(
    /^5050/,
    '鉄道の輸送/rail services|宅配サービス/parcel services|共同配送/shared delivery',
    'の車両基地/depot|の物流拠点/logistics hub',
  ),
  trade(/^5100/, '自動車船の輸送/car carrier services|液化ガスの輸送/gas tanker services', 'の港湾拠点/port terminal'),
  trade(/^5150/, '国際線の旅客/international flights|航空貨物/air cargo', 'の整備拠点/maintenance base'),
  trade(/^5200/, '定温保管/temperature-controlled storage|港湾荷役/stevedoring', '物流センター/logistics center'),
  trade(
    /^5250/,
    'クラウドサービス/cloud services|業務ソフト/business software|決済サービス/payment services|スマートフォン向けゲーム/mobile games|通信サービス/telecom services',
    'データセンター/data center|の開発拠点/development center',
  ),
  trade(
    /^6050/,
    '産業資材/industrial materials|食品原料/food ingredients|医薬品の卸/drug distribution|電子部品/electronic parts',
    '物流センター/logistics center',
  ),
  trade(
    /^6100/,
    '自社ブランド商品/private brands|惣菜/prepared meals|家具と雑貨/furniture and household goods|医薬品と化粧品/drugs and cosmetics',
    '店/store|物流センター/distribution center',
  ),
  trade(
    /^7050/,
    '住宅ローン/mortgages|事業承継の支援/succession advice|法人向け融資/corporate loans',
    '支店/branch|事務センター/operations center',
  ),
  trade(
    /^7/,
    '投資信託/investment trusts|医療保険/health insurance|リース/leasing|保証サービス/guarantee services',
    '支店/branch|事務センター/operations center',
  ),
  trade(
    /^8050/,
    'オフィスビル/office buildings|物流施設/warehouses|分譲マンション/condominiums',
    'の複合ビル/complex|の開発用地/development site',
  ),
  trade(
    /^9050/,
    '人材派遣/staffing|介護サービス/elderly care|学習塾/cram schools|宿泊サービス/hotel services|警備サービス/security services',
    '事業所/office|研修センター/training center',
  ),
]
