import { numbered } from '../../starter-theme.ts'
import type { ThemeTexts } from '../../theme-texts.ts'

export default {
  title: 'İlk Işık',
  description:
    'Günün henüz hiçbir şey istemediği bir saat vardır. Bu hafta o saatin küçük bir parçasını sana saklar ve işlere, ışığın odaya girişi gibi, usulca başlar.',
  affirmation: 'Hazır olmadan başlıyorum ve küçük başlıyorum.',
  journalingPrompt:
    'Hayatında, o sırada başlangıca hiç benzemeyen bir başlangıcı hatırla. Henüz neyi bilmiyordun ve bilmemek sana nasıl yaradı? Sonra, nasıl bittiğini kimse hiç sormayacak olsa bu hafta başlayacağın tek bir şeyin adını yaz.',
  tarotCard: {
    name: 'Deli',
    interpretation:
      'Deli, sapını bırakmış bir tohumdur; altında uçurum, arkasında yeterince rüzgâr vardır. Kart, güvencesiz ama hafif, az eşyayla başlamayı anlatır. Senden pervasızlık istemez, yalnızca planlayamadıklarına yer bırakmanı ister. Bu hafta kendine nerede acemi olma izni verirdin?',
  },
  song: {
    title: 'Sabah, “Peer Gynt” süitinden',
    artist: 'Edvard Grieg',
    message:
      'Bir flütle bir obua gün doğumunu birbirine uzatır. Bir sabahın ilk sesi bu olsun; haberlerden, mesajlardan önce.',
  },
  exercises: [
    {
      title: 'Pencerede beş çizgi',
      steps: [
        'Uyandıktan sonraki bir saat içinde, elinde kalem ve küçük bir kâğıtla bir pencereye geç.',
        'Çizmeden önce tam bir dakika bak.',
        'Gördüğünü beş çizgide çiz, fazlası yok; kalemi yalnızca çizgi aralarında kaldır.',
        'Altına saati ve göğün rengini yaz.',
        'Çaydanlığın yanına koy, yarın aynı pencereyi yeniden çiz.',
      ],
    },
    {
      title: 'Bir sabahın renkleri',
      steps: [
        'Çevrende rengi olan dokuz şey seç: bir havlu, kızarmış ekmek, ışık vuran döşeme.',
        'Her rengi boyayla karıştır, mum boyada ya da dergi parçalarında bul.',
        'Onları bir kareye dokuz yama gibi diz, en sessizi ortada dursun.',
        'Her yamaya rengin değil, o şeyin adını ver.',
        'Bugün bu renklerden birini giy ya da göz önüne koy.',
      ],
    },
    {
      title: 'Öteki elle',
      steps: [
        'Yumuşak bir kalemi yazmadığın eline al.',
        'Bu sabah kullandığın bardağı bir solukta çiz.',
        'Altına, aynı elle, bugün nasıl hissettiğini tek sözcükle yaz.',
        'Çizgiye bir an bak: nerede her zamankinden daha cesur?',
        'Sayfayı eğriliğiyle sakla; öğrenmenin resmi bu.',
      ],
    },
  ],
  artActivity: {
    title: 'Güneşin bastığı resim',
    description:
      'Koyu renkli fon kartonlarının üzerine yapraklar, otlar ya da kesilmiş kâğıtlar diz ve sabahtan akşama güneşli bir pencere önünde bırak. Işığın değdiği yerde renk solar, yaprakların altında kalır. Akşamüstü kaldır ve arkasına saatleri yaz.',
    materials: [
      'Lacivert ya da kırmızı fon kartonu',
      'Kitap arasında düzleşmiş yapraklar ve otlar',
      'Bir cam levha ya da birkaç küçük taş',
      'Güneşli bir pencere',
    ],
  },
  menu: [
    'Kayısılı, kavrulmuş bademli yulaf lapası',
    'Ekşi mayalı ekmekte rafadan yumurta ve taze soğan',
    'Portakallı, kimyonlu havuç çorbası',
    'Keçi peynirli, turplu ılık mercimek salatası',
    'Ispanaklı, pırasalı karabuğday krepi',
    'Kuru fasulyeli menemen',
    'Işkınlı, ballı açık turta',
  ],
  recipe: {
    title: 'Kuru fasulyeli menemen',
    ingredients: [
      '2 yemek kaşığı zeytinyağı',
      '1 büyük soğan',
      '1 kırmızı kapya biber',
      '2 diş sarımsak',
      '1 çay kaşığı kimyon',
      '1 çay kaşığı tatlı toz biber',
      '4–5 olgun domates (ya da 400 g konserve)',
      '1,5 su bardağı haşlanmış kuru fasulye',
      '4 yumurta',
      'Yarım su bardağı ufalanmış beyaz peynir',
      'Yarım demet maydanoz',
      'Tuz',
    ],
    instructions: numbered(
      'Soğanla biberi doğra, yağda orta ateşte 10 dakika yumuşat.',
      'Sarımsağı, kimyonu ve toz biberi ekle; kokusu çıkana dek 1 dakika çevir.',
      'Rendelenmiş domatesi ve fasulyeyi kat, az tuzla, koyulaşana dek 12 dakika pişir.',
      'Kaşıkla dört çukur aç, her birine bir yumurta kır.',
      'Kapağını kapat, kısık ateşte 6–8 dakika tut; akı pişsin, sarısı yumuşak kalsın.',
      'Üzerine peyniri ufala, maydanozu serp ve tavayı ekmekle birlikte sofraya getir.',
    ),
  },
} satisfies ThemeTexts
