import { numbered } from '../../starter-theme.ts'
import type { ThemeTexts } from '../../theme-texts.ts'

export default {
  title: 'Durgun Su',
  description:
    'Akşam vakti bir göl durulmak için bir şey yapmaz; yalnızca artık karıştırılmaz. Bu hafta tortunun dibe çökmesini beklemenin ve sonra dipte ne olduğunu görmenin haftası.',
  affirmation: 'Ne gördüğüme karar vermeden önce suyun durulmasını bekleyebilirim.',
  journalingPrompt:
    'Son zamanlarda içini bulandıran bir şeyi düşün. Birkaç gün ona dokunmasan sence ne dibe çöker, ne su yüzünde kalırdı? Önce suyu anlat, içinde bulduğunu ancak ondan sonra.',
  tarotCard: {
    name: 'Yıldız',
    interpretation:
      'Yıldız, sessiz bir gölcüğün üzerinde durur ve ışığını ona geri verir. Çabadan sonra gelen, dinlenince beliren o alçakgönüllü umudun kartıdır. Bu gece senden tek istenen bir an yukarı bakman ve biraz su içmen. Yeniden neye güvendiğini fark et.',
  },
  song: {
    title: 'Gymnopédie No. 1',
    artist: 'Erik Satie',
    message:
      'Hiçbir şeyin acele etmediği üç dakika. Bir kez gözlerin kapalı dinle ve sonraki şeye uzanmadan önce her akorun sönmesini bekle.',
  },
  exercises: [
    {
      title: 'Bir nefeslik daireler',
      steps: [
        'Kâğıdın ortasına küçük bir nokta koy.',
        'Çizmeden nefes al.',
        'Nefes verirken noktanın çevresine, nefesin sürdüğü kadar yavaş bir daire çiz.',
        'Başka bir renk al; sonraki nefes verişin biraz daha geniş, sonraki daire olsun.',
        'Sayfanın kenarına varınca dur ve ortasına tarihi yaz.',
      ],
    },
    {
      title: 'Kıvrımın kıyısında',
      steps: [
        'Bir kâğıdı ikiye katla ve yeniden aç: kıvrım, su çizgisidir.',
        'Bol boya ya da mürekkeple, kıvrımın üstüne ağaç, çatı, kuş gibi birkaç sade biçim koy.',
        'Islakken kâğıdı katla ve arkasını avucunla sıvazla.',
        'Aç ve yargılamadan önce yansımaya bak.',
        'Suyun kımıldamasını istediğin yere üç ince yatay çizgi ekle.',
      ],
    },
    {
      title: 'Duyduklarının haritası',
      steps: [
        'Bir pencere önüne ya da dışarıya otur, sayfanın ortasına kendini bir nokta olarak koy.',
        'Elinde kalemle beş dakika dinle.',
        'Her sese yerini ver: yakın ya da uzak, önünde ya da arkanda.',
        'Her biri için bir işaret bul: bir dalga, bir sıra nokta, bir diken; sözcük yok.',
        'En sessiz yönü boş bırak ve sandalyeni oraya çevir.',
      ],
    },
  ],
  artActivity: {
    title: 'Üç katta bir göl',
    description:
      'Bütün kâğıdı ıslat; üste açık bir mavi, altına daha yeşil bir mavi, en son da en koyusunu sür ve birbirlerine akmalarına izin ver. Islakken hiçbir şeyi düzeltme. Kuruyunca ince, koyu tek bir çizgi karşı kıyı olur.',
    materials: [
      'İki mavi sulu boya ya da sulandırılmış mürekkep',
      'Geniş, yumuşak bir fırça',
      'Kalın kâğıt',
      'Düzgün kenar için kâğıt bant',
      'Bir bardak su',
    ],
  },
  menu: [
    'İpeksi tofulu, taze soğanlı miso çorbası',
    'Dereotlu salatalık salatası, ılık patatesle',
    'Susamlı, buharda pişmiş yeşillikli pirinç kâsesi',
    'Naneli bezelye çorbası, kızarmış çavdar ekmeğiyle',
    'Zencefilli, mantarlı karabuğday eriştesi',
    'Fırında limonlu lor, domates ve ekmekle',
    'Hindistan cevizli sütlaç, haşlanmış armutla',
  ],
  recipe: {
    title: 'İpeksi tofulu, taze soğanlı miso çorbası',
    ingredients: [
      '5 su bardağı su (1 l)',
      '10 g kuru kombu',
      '150 g shiitake ya da kültür mantarı',
      '3 yemek kaşığı açık renk miso (60 g)',
      '200 g ipeksi tofu',
      '2 taze soğan',
      '10 g kuru wakame',
      'Birkaç damla susam yağı',
    ],
    instructions: numbered(
      'Kombuyu soğuk suda 20 dakika beklet, sonra yavaşça ısıt ve su kaynamadan hemen önce çıkar.',
      'Mantarları dilimle, bu suda 8 dakika kısık ateşte pişir.',
      'Wakameyi azıcık suda, açılana dek 5 dakika kadar beklet ve süz.',
      'Ateşi söndür. Misoyu bir kepçe çorba suyuyla ez, geri dök; bir daha kaynamasın.',
      'Tofuyu iri küpler hâlinde bırak, wakameyi ekle, hepsini 2 dakika dinlendir.',
      'Doğranmış taze soğan ve susam yağıyla sofraya getir.',
    ),
  },
} satisfies ThemeTexts
