import { numbered } from '../../starter-theme.ts'
import type { ThemeTexts } from '../../theme-texts.ts'

export default {
  title: 'Bırakmak',
  description:
    'Ağaç yapraklarını atmaz; önce içlerindeki iyiyi çeker, sonra tutmaktan vazgeçer. Bu hafta nelerin düşebileceğine ve onlardan neyi saklamak istediğine bakar.',
  affirmation: 'Bana öğrettiğini saklıyor, elimi açıyorum.',
  journalingPrompt:
    'Mevsimi geçtiği hâlde hâlâ taşıdığın bir şeyin adını koy: bir planın, bir küslüğün, eski bir hâlinin. Bir zamanlar sana ne iyilik etmişti? Ona içten üç cümleyle teşekkür et, sonra dalın onsuz nasıl görünebileceğini yaz.',
  tarotCard: {
    name: 'Ölüm',
    interpretation:
      'On üçüncü kart insanları gereğinden çok ürkütür. Gün doğarken çıplak toprakta beyaz bir gül durur; düşmüş yaprakların altında bir çiçek soğanı çoktan su içmeye başlamıştır. Kart, toprak olan bitişleri anlatır: bir alışkanlığı, bir rolü, bir bölümü. Gideni acele ettirmen gerekmez, kapıyı tutman da.',
  },
  song: {
    title: 'Noktürn, Mi bemol majör, Op. 9 No. 2',
    artist: 'Frédéric Chopin',
    message:
      'Ezgi birkaç kez geri gelir; her seferinde biraz daha süslü, biraz daha az emin. Başka bir şey yapmadan önce bitmesini bekle.',
  },
  exercises: [
    {
      title: 'Geriye kalan şiir',
      steps: [
        'Gözden çıkarabileceğin bir sayfa al: bir gazete, eski bir mektup, çıktısı alınmış bir e-posta.',
        'Elinde kalemle oku, biraz ışık saçan beş sözcüğü daire içine al.',
        'Geri kalan her şeyi satır satır, acele etmeden karala.',
        'Kalanı sesli oku.',
        'Bir başlıkla arkasına geçir.',
      ],
    },
    {
      title: 'Kâğıttan geçen yapraklar',
      steps: [
        'Damarları belirgin, düşmüş üç yaprak topla.',
        'Birini damarları yukarı gelecek biçimde koy, üzerine ince bir kâğıt ört.',
        'Mum boyanın yanını, yaprağın tamamı çıkana dek üzerinden geçir.',
        'Kâğıdı kaydır; sonrakini başka bir renkle, yarısı ilkinin üzerinde olacak biçimde yap.',
        'Yaprakları bulduğun yere geri koy.',
      ],
    },
    {
      title: 'Bile bile yırtılmış',
      steps: [
        'Bir kâğıda bitmiş bir şeyi yaz.',
        'Sözcüklerin üzerini, ucu ucuna görünecekleri kadar sulu bir boyayla kapat.',
        'Kuruyunca kâğıdı, hiçbir çizgiye uymadan şeritlere yırt.',
        'Şeritleri bir manzara gibi diz; sözcükler toprak olsun ya da gök.',
        'Yalnızca saklamak istediğini yapıştır, gerisini geri dönüşüme ver.',
      ],
    },
  ],
  artActivity: {
    title: 'Yaprak izlerinden fener',
    description:
      'Uzun bir yağlı kâğıt şeridine yaprak izleri çıkar, ışığı geçirsin diye azıcık yağ sür ve bir kavanozun çevresine sar. Alacakaranlıkta içine küçük bir mum koy. Bir sonbahar dayanır, sonra gidebilir.',
    materials: [
      'Yağlı kâğıt ya da aydınger',
      'Sıcak renklerde mum boya',
      'Düşmüş yapraklar',
      'Birkaç damla sıvı yağ',
      'Bir kavanoz ve bir küçük mum',
    ],
  },
  menu: [
    'Kızdırılmış tereyağlı karnabahar çorbası',
    'Kestane mantarlı, maydanozlu makarna',
    'Pırasalı, patatesli tart',
    'Kırmızı lahana kavurması ve bulgur köftesi',
    'Fındıklı, ılık kök sebze salatası',
    'Mantar yahnisi, tereyağlı erişteyle',
    'Ballı, cevizli fırın armudu',
  ],
  recipe: {
    title: 'Ballı, cevizli fırın armudu',
    ingredients: [
      '4 sert armut',
      '1 çay bardağı ceviz içi',
      '3 yemek kaşığı bal',
      '2 yemek kaşığı tereyağı',
      '1 çay kaşığı tarçın',
      '1 çay bardağı elma suyu',
      'Bir tutam tuz',
      '1 su bardağı süzme yoğurt',
    ],
    instructions: numbered(
      'Fırını 190 dereceye ısıt. Armutları ikiye böl, çekirdek yuvalarını kaşıkla çıkar.',
      'Kesik yüzleri yukarı gelecek biçimde bir fırın kabına diz, çevresine elma suyunu dök.',
      'Cevizi kıy; bal, yumuşak tereyağı, tarçın ve tuzla karıştır.',
      'Armutların oyuklarını bu içle doldur.',
      '35 dakika pişir; bu arada iki kez suyunu kaşıkla üzerlerinde gezdir.',
      'Sıcakken, soğuk yoğurtla ye.',
    ),
  },
} satisfies ThemeTexts
