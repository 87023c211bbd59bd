import { numbered } from '../../starter-theme.ts'
import type { ThemeTexts } from '../../theme-texts.ts'

export default {
  title: 'Yaban Bahçesi',
  description:
    'Bir bahçedeki en güzel şeylerin bazıları hiç ekilmemiştir. Bu hafta kendiliğinden bitene yer açar: tuhaf fikirlere, yan yollara, senin dağınıklıktan hoşlanan yanlarına.',
  affirmation: 'Bazı şeylerin kendi biçiminde, kendi hızında büyümesine izin veriyorum.',
  journalingPrompt:
    'Hayatında, sen planlamadan ne büyüyor? Günlerinin içinde bir bahçede gezer gibi dolaş; neyin çiçekte olduğunu, neyin kendi kendine tohum attığını, neyi alışkanlıktan hep budadığını yaz. Bunlardan hangisini sonbahara dek ayakta bırakmak isterdin?',
  tarotCard: {
    name: 'İmparatoriçe',
    interpretation:
      'İmparatoriçe olgun başaklar arasında bir güldür; acelesi yoktur, esirgediği bir şey de. Bedende kendini gösteren özenin kartıdır: yemeğin, sıcaklığın, dokunmanın, rengin. Bolluğu daha çoğuna sahip olmak değil, çoktan yaprak açanı fark etmektir. Her gün sıradan bir şey seni beslesin.',
  },
  song: {
    title: 'Bir Yaban Gülüne',
    artist: 'Edward MacDowell',
    message:
      'Bestecisinin çöpe attığı, eşinin geri aldığı söylenen kısa bir parça. Tek bir bitkiye bakarken dinle.',
  },
  exercises: [
    {
      title: 'Tek yaprak, çok yavaş',
      steps: [
        'Tek bir yaprak al, kâğıdının yanına koy.',
        'Kalemi sapına değdir, gözlerin yalnızca yaprakta kalsın.',
        'Kenarını gözlerinle, bir karınca yürüyüşüyle izle; elin görmeden arkasından gelsin.',
        'Yeniden sapına varana dek kâğıda bakma.',
        'Başka bir renkle, ilkinin üzerine bir daha çiz.',
      ],
    },
    {
      title: 'Kurutulmuş bir hafta',
      steps: [
        'Her gün, kimsenin ekmediği yerde biten küçük bir bitki ya da taç yaprağı getir.',
        'İki kâğıdın arasında ağır bir kitaba koy.',
        'Yanına, bir kâğıt parçasına günü ve yeri yaz.',
        'Pazar günü yedisini bir sayfaya diz, kâğıt şeritlerle tuttur.',
        'Sayfaya, haritadaki bir bölgeymiş gibi bir başlık ver.',
      ],
    },
    {
      title: 'Yedi işaretten bahçe',
      steps: [
        'Fırçayla ya da kalın bir kalemle yedi işaret uydur: nokta, kanca, yağmur, yuva, ne gelirse.',
        'Her birini kendi köşesinde, elin hoşlanana dek yinele.',
        'Şimdi onlarla bir bahçe kur: bir işaret çimen, biri çiçek, biri böcek olsun.',
        'Bitkilerden ikisi kâğıdın kenarından taşsın.',
        'Gelmek isteyene bir yer boş bırak.',
      ],
    },
  ],
  artActivity: {
    title: 'Mutfak çekmecesinden bir çayır',
    description:
      'Fırçasız boya: çataldan çimen olur, mantardan çiçek, yüzükoyun bastırılan yaprak kendini basar. Sayfanın altından yukarı doğru çalış, katlar arasında kurumasını bekle. Üç renk yeter de artar.',
    materials: [
      'İki yeşil ve bir sıcak renk guaj boya',
      'Bir çatal, bir mantar, bir sünger',
      'Birkaç taze yaprak',
      'Büyük bir kâğıt',
    ],
  },
  menu: [
    'Otlu omlet ve taze patates',
    'Limonlu, iç baklalı pilav',
    'Çilekli, ayçekirdekli yeşil salata',
    'Mücver, naneli yoğurtla',
    'Kızdırılmış tereyağlı, ısırganlı patates köftesi',
    'Lorlu, bezelyeli, yaban otlu pide',
    'Mürver çiçekli, orman meyveli turta',
  ],
  recipe: {
    title: 'Mücver, naneli yoğurtla',
    ingredients: [
      '4 orta boy kabak (600 g)',
      '1 çay kaşığı tuz',
      '2 taze soğan',
      '2 yumurta',
      '4 yemek kaşığı dolusu un',
      'Yarım su bardağı ufalanmış beyaz peynir',
      'Yarım demet nane',
      '1 su bardağı yoğurt',
      '1 limon',
      'Kızartmak için sıvı yağ',
    ],
    instructions: numbered(
      'Kabakları iri rendele, tuzla ov ve süzgeçte 15 dakika beklet.',
      'Temiz bir bezin içinde suyunu iyice sık.',
      'Doğranmış taze soğan, yumurta, un, peynir ve nanenin yarısıyla karıştır.',
      'Geniş bir tavada az yağ kızdır; harçtan tepeleme kaşıklar koyup hafifçe yassılt.',
      'Orta ateşte, kızarana dek her yüzünü 3–4 dakika pişir.',
      'Yoğurdu limon kabuğu rendesi, biraz limon suyu ve kalan naneyle çırp; mücverin yanında ver.',
    ),
  },
} satisfies ThemeTexts
