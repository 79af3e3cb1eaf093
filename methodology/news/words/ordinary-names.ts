import { wordsIn } from './matcher.ts'

/**
 * Words that a company is called by for short and that mean something else in most texts: they are no short name of anybody. By why
 * they are ordinary; folded. Ours, proposed: a word is added when a feed shows that it names no company.
 */
const ordinary = {
  'a country, a region or a place': `日本|東京|大阪|京都|関東|関西|近畿|東海|東北|北陸|中部|中国|四国|九州|北海|沖縄|山陰|山陽|首都|首都圏|阪神|京阪|湘南|瀬戸内|富士|亜細亜|アジア|ジャパン|オリエント|japan|nippon|tokyo|asia|orient|pacific|global|world|kansai|kanto`,
  'an era': '明治|大正|昭和|平成|令和',
  'a group of companies that share the word': '三井|三菱|住友|三和|芙蓉|安田|mitsui|mitsubishi|sumitomo',
  'a word of everyday language': `未来|太陽|地球|世界|平和|共同|共立|第一|中央|全国|総合|住宅|不動産|安全|信用|創造|宇宙|朝日|太平|大和|新生|日経|市場|医療|介護|教育|金融|物流|食品|化学|建設|生活|健康|ライフ|ビジョン|フューチャー|ネクスト|リンク|ブリッジ|フロンティア|イノベーション|ソリューション|ネットワーク|パートナー|トラスト|グローバル|future|vision|frontier|innovation|solution|solutions|network|networks|partner|partners|trust|first|next|link|bridge|life|core|prime|premium|standard|growth|energy|water|power|food|foods|health|care|media|digital|design|create|creation|human|people|smart|green|blue|sun|star|marathon|benefit|benefits|advance|open|one|all|the`,
  'an abbreviation of something else': `esg|csr|sdgs|ceo|cfo|coo|cto|ipo|usa|gdp|tse|jpx|etf|eps|roe|roa|per|pbr|tob|mbo|iot|tnfd|tcfd|ghg|fit|lng|lpg|gps|sns|web|new`,
}

export const ordinaryNames: ReadonlySet<string> = new Set(Object.values(ordinary).flatMap(wordsIn))
