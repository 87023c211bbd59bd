import { numbered } from '../../starter-theme.ts'
import type { ThemeTexts } from '../../theme-texts.ts'

export default {
  title: 'Gece Göğü',
  description:
    'Açık bir gecede var olan en eski ışık bedava gelir. Bu hafta karanlık saatlerle dost olur; bazı dertlerin gerçek boyunu gösteren o büyüklükle de.',
  affirmation: 'Bu göğün altında küçüğüm, yine de evimdeyim.',
  journalingPrompt:
    'Dışarıda geçirdiğin, unutmadığın bir geceyi hatırla. Kim vardı, ne duyuyordun, kendini neyin bir parçası sayıyordun? Yaşadığın yerden görebildiğin bir ışığa yaz ve ona burada günün nasıl geçtiğini anlat.',
  tarotCard: {
    name: 'Ermiş',
    interpretation:
      'Karda bir asadan bir fener sarkar; içindeki yıldız yalnızca sonraki birkaç adımı aydınlatır. Ermiş bir süreliğine ayrılır, ötekilerden uzağa değil, daha sessiz bir soruya doğru. Yalnızlık da bir tür yoldaşlık olabilir. Bu hafta bir akşamı kendinden başka kimseye ayırma.',
  },
  song: {
    title: 'Ay Işığı (Clair de lune)',
    artist: 'Claude Debussy',
    message:
      'Başlatmadan önce lambaları söndür. Orta bölüm, ayın önünden geçen bulutlar gibi kımıldar; bu yüzden bir pencere iyi olur.',
  },
  exercises: [
    {
      title: 'Kendi takımyıldızın',
      steps: [
        'Koyu bir kâğıda on iki nokta koy; sana ışık vermiş her kişi ya da yer için bir tane.',
        'Uzun düşünmeden üçünü büyüt.',
        'Bir şekil çıkana dek noktaları birleştir, bir yıldızı tek başına bırak.',
        'Şekle bir ad ve iki cümlelik kısa bir efsane ver.',
        'Hangi mevsimde görüldüğünü yaz.',
      ],
    },
    {
      title: 'Gölgeyle çizmek',
      steps: [
        'Karanlık bir odada bir mum ya da el feneri yak, önüne bir bitki ya da bardak koy.',
        'Bir kâğıt tut, gölge hoşuna gidene dek oynat.',
        'Çevresinin yalnızca yarısını çiz.',
        'Işığı bir karış kaydır, öteki yarısını çiz.',
        'İkisinin üst üste geldiği yeri yumuşak kalemle doldur.',
      ],
    },
    {
      title: 'Karanlıktan aydınlığa',
      steps: [
        'Bütün bir kâğıdı kömürle ya da yumuşak kalemle griye boya.',
        'Silgiyle ayı çıkar.',
        'Gece pencerenden görebildiğin üç şeyin ışık alan kenarlarını çıkar.',
        'Geri kalanı rahat bırak.',
        'En koyu karanlığı bir kez daha bastır ve dur.',
      ],
    },
  ],
  artActivity: {
    title: 'İğne deliğinden gök',
    description:
      'Koyu bir kartona iğneyle, kimi arkadan kimi önden, irili ufaklı yıldızlar del. Küçük bir lambanın çevresine boru gibi bük ya da bir pencereye as. Akşam olunca takımyıldız yalnızca senin.',
    materials: [
      'Lacivert ya da siyah karton',
      'İki boy iğne',
      'Delmek için mantar altlık ya da katlanmış havlu',
      'Isınmayan küçük bir lamba',
    ],
  },
  menu: [
    'Bitter çikolatalı, acılı barbunya',
    'Tahinli, narlı közlenmiş patlıcan',
    'Çıtır soğanlı mücedere',
    'Ceviz soslu kelebek makarna',
    'Külde patates, otlu süzme yoğurtla',
    'Yıldız anasonlu erişte çorbası',
    'Limon soslu haşhaşlı kek',
  ],
  recipe: {
    title: 'Çıtır soğanlı mücedere',
    ingredients: [
      '1,5 su bardağı yeşil mercimek',
      '1 su bardağı pirinç',
      '4 soğan',
      '1 çay bardağından az eksik zeytinyağı',
      '2 çay kaşığı kimyon',
      '1 çay kaşığı öğütülmüş kişniş',
      '1 defne yaprağı',
      '1 su bardağına yakın yoğurt',
      'Yarım demet maydanoz',
      'Tuz',
    ],
    instructions: numbered(
      'Mercimeği defne yaprağıyla bol suda, pişmesine az kalana dek 15 dakika haşla ve süz.',
      'Soğanları halka doğra, yağda orta ateşte, koyu kahverengi olana dek 25 dakika kızart. Yarısını çıtırlaşsın diye kâğıda al.',
      'Kalan soğana kimyonla kişnişi karıştır, yıkanmış pirinci ekle ve yağda çevir.',
      'Mercimeği, 2,5 su bardağı suyu ve 2 çay kaşığı tuzu kat. Kaynayınca kapağını kapat, en kısık ateşte 15 dakika pişir.',
      'Ateşi söndür, kapağın altına bir bez koy ve 10 dakika demlendir.',
      'Çatalla kabart; çıtır soğan, yoğurt ve maydanozla sofraya getir.',
    ),
  },
} satisfies ThemeTexts
