import { numbered } from '../../starter-theme.ts'
import type { ThemeTexts } from '../../theme-texts.ts'

export default {
  title: 'Mektuplar',
  description:
    'Mektup acele etmez; kıvrımı ve kokusuyla, elle tutulur bir şey olarak gelir. Bu hafta adresi olan sözlerin: geç kalmış teşekkürlerin, soruların, sebepsiz sevginin.',
  affirmation: 'Sözlerim ağır ağır varabilir ve yine de hoş karşılanır.',
  journalingPrompt:
    'Mektubunun iyilikle okunacağını ve hiç yanıtlanmayacağını bilsen kime yazardın? Bulunduğun yerin havasından başla, gerisi geldiğinde gelsin. En sonda kendine sor: aslında ne duymayı umuyordun?',
  tarotCard: {
    name: 'Âşıklar',
    interpretation:
      'İki gövde kesişir, ayrılır, yeniden buluşur; tepeleri birlikte bir kalp çizer. Âşıklar, seçmenin ve bir bağı canlı tutan konuşmanın kartıdır. Çiftlerin olduğu kadar dostların ve kardeşlerin de kartıdır. Bu hafta birine, kendi el yazınla, içten bir şey söyle.',
  },
  song: {
    title: 'Aşkın Selamı (Salut d’Amour)',
    artist: 'Edward Elgar',
    message:
      'Bunu nişanlısına nişan armağanı olarak verdi; ondan da bir şiir almıştı. Üç dakika, satır aralarında okunacak.',
  },
  exercises: [
    {
      title: 'İlkbaharda açılacak mektup',
      steps: [
        'Bir kâğıda bugünün tarihini at; “Sevgili” yaz, ardından kendi adını.',
        'Kendine şimdi doğru olan, o zaman belki olmayacak üç şey anlat.',
        'Yanıtlanmasını istediğin bir soru sor.',
        'İçine yassı bir şey koy: bir bilet, bir yaprak, elinin bir çizimi.',
        'Kapat, arkasına açılma tarihini yaz ve kitaplığa emanet et.',
      ],
    },
    {
      title: 'Makasla bir yanıt',
      steps: [
        'Basılı bir sayfa al; ne kadar sıkıcıysa o kadar iyi.',
        'Güzel bir cümle kalana dek her şeyi kes ya da karala.',
        'Üstüne bir selam, altına adının baş harfini ekle.',
        'Köşeye, içinde haftanın bir resmi olan bir pul çiz.',
        'Postala ya da biri bulsun diye bir kitabın içinde bırak.',
      ],
    },
    {
      title: 'Kıvrımın arasında bir çiçek',
      steps: [
        'Küçük bir çiçeği ya da yaprağı bir gün ağır kitapların arasında beklet.',
        'Bir karta, yapıştırıcıyla değil, ince bir kâğıt şeridiyle tuttur.',
        'Nerede bittiğini ve o gün neler olduğunu yaz.',
        'Yakıştığı birini düşün ve nedenini tek cümleyle söyle.',
        'Yetersiz bulmaya vakit bulmadan bir zarfa koy.',
      ],
    },
  ],
  artActivity: {
    title: 'Eski haritalardan zarflar',
    description:
      'Nasıl kesildiğini görmek için bir zarfı aç ve kalıp olarak kullan. Haritalardan, takvimlerden, dergi sayfalarından yenilerini kes, katla, yapıştır; birinin içini kimsenin beklemediği bir çizimle kapla. Beş tane yap ki bir sürprize de kalsın.',
    materials: [
      'Açılacak bir zarf',
      'Haritalar, takvimler, ambalaj kâğıtları',
      'Yapıştırıcı',
      'Makas ve cetvel',
      'Adresler için etiketler',
    ],
  },
  menu: [
    'Harf şehriyeli bahçe çorbası',
    'Zarf gibi katlanmış lorlu mantı',
    'Dereotlu, beyaz peynirli pancar salatası',
    'Yoğurt soslu sebzeli rulo börek',
    'Gül suyu kokulu havuçlu, fıstıklı pilav',
    'Ispanaklı muska böreği',
    'Postalamalık ahududu reçelli kurabiye',
  ],
  recipe: {
    title: 'Ispanaklı muska böreği',
    ingredients: [
      'Yarım kilo ıspanak',
      '1 soğan',
      '200 g beyaz peynir',
      '1 çay bardağı lor',
      '1 yumurta',
      'Yarım demet dereotu',
      '8 baklavalık yufka',
      '80 g tereyağı',
      '1 yemek kaşığı susam',
      'Muskat ve karabiber',
    ],
    instructions: numbered(
      'Ispanağı kızgın tavada söndür, soğut, suyunu iyice sık ve kıy.',
      'Doğranmış soğanı tereyağının birazında 8 dakika yumuşat.',
      'İkisini ufalanmış peynir, lor, yumurta, dereotu, muskat ve karabiberle karıştır.',
      'Kalan tereyağını erit. Bir yufkayı yağla, uzunlamasına katlayıp şerit yap, ucuna bir kaşık iç koy.',
      'Köşesini kenarına katlaya katlaya, mektup gibi, şerit bitene dek sar. Ötekileri de böyle yap.',
      'Üzerlerini yağla, susam serp ve 190 derecede, altın rengi olana dek 22 dakika pişir.',
    ),
  },
} satisfies ThemeTexts
