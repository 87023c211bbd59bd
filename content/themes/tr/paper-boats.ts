import { numbered } from '../../starter-theme.ts'
import type { ThemeTexts } from '../../theme-texts.ts'

export default {
  title: 'Kâğıt Gemiler',
  description:
    'Bir kâğıt, yedi katlama: işte yüzen bir şey. Bu hafta yönü olan bir oyunun haftası: ıslanabilecek ama yine de değecek küçük yolculukların.',
  affirmation: 'Yola hafif çıkabilir, rotamı giderken düzeltebilirim.',
  journalingPrompt:
    'Dokuz yaşındayken ve kimse bakmıyorken ne yapmayı severdin? Bir öğleden sonra o çocuğu izle ve seni nereye götürdüğünü yaz. Sevinçlerinden hangisi şimdiki hayatında hâlâ yüzebilir, hangisinin başka türlü katlanması gerekir?',
  tarotCard: {
    name: 'Savaş Arabası',
    interpretation:
      'Bir kayığı biri koyu biri açık iki kuğu çeker ve birisi üzerine yıldızlar dikilmiş bir yelken açmıştır. Savaş Arabası, içindeki yanlar başka yerlere çekerken yönün kartıdır. Bir kuğuyu ötekine yeğlemen gerekmez, dizginleri gevşek tutman yeter. Bu hafta nereye taşınmak isterdin?',
  },
  song: {
    title: 'Kuğu, “Hayvanlar Karnavalı”ndan',
    artist: 'Camille Saint-Saëns',
    message: 'Bir çello süzülür, iki piyano suyu çalar. Bir şey katlarken iyi gider.',
  },
  exercises: [
    {
      title: 'Tek bir dert yükü',
      steps: [
        'Bir kâğıda bir derdi, sana geldiği kadar büyük ya da küçük yaz.',
        'Kâğıdı, yazı içeride kalacak biçimde katlayıp gemi yap.',
        'Bir lavaboda, küvette ya da su birikintisinde yüzdür.',
        'Yan yatana dek izle ve batarsa ne yapacağını sesli söyle.',
        'Gece pencere önünde kurut, açıp açmamaya sabah karar ver.',
      ],
    },
    {
      title: 'Eski bir odanın haritası',
      steps: [
        'Kalemi yazmadığın eline al.',
        'Çocukken uyuduğun odayı yukarıdan çiz.',
        'Yatağı, kapıyı ve bir şeylerin saklandığı yeri ekle.',
        'Yalnızca kurtaracağın şeyi boya.',
        'Altına, o zaman sana seslendikleri adla imza at.',
      ],
    },
    {
      title: 'Bir leke ve tayfası',
      steps: [
        'Bir kâğıdı katla, aç, kıvrımın yakınına üç damla boya düşür.',
        'Yeniden katla, ortadan dışarı doğru bastır.',
        'Lekeyi, sana bakana dek döndür.',
        'İnce bir kalemle ona bacak, şapka ya da dümen ver.',
        'Seyir defterine ilk satırını yaz.',
      ],
    },
  ],
  artActivity: {
    title: 'Eski kâğıtlardan filo',
    description:
      'Haritalardan, notalardan, ambalaj kâğıdından ve artık gerekmeyen mektuplardan gemiler katla. Daha uzun yüzsünler diye omurgaları boyunca mum sürt. Her birinin burnuna bir ad yaz ve hepsini birlikte suya bırak.',
    materials: [
      'Değişik boylarda eski kâğıtlar',
      'Bir mum parçası',
      'İnce uçlu bir kalem',
      'Derin olmayan su',
    ],
  },
  menu: [
    'Bezelyeli, limonlu, lorlu makarna',
    'Mısır mücveri ve domates salatası',
    'Soğuk domates çorbası, kıtır ekmekle',
    'Lorlu, otlu yufka dürümü',
    'Fırında peynirli patlıcan kayıkları',
    'Ispanaklı, yumurtalı piknik böreği',
    'Vişneli irmik tatlısı',
  ],
  recipe: {
    title: 'Lorlu, otlu yufka dürümü',
    ingredients: [
      '6 yufka ekmeği',
      '1 su bardağı lor',
      '1 çay bardağı süzme yoğurt',
      '1 havuç',
      '2 salatalık',
      '1 kırmızı biber',
      'Birer avuç nane, maydanoz ve tere',
      '2 yemek kaşığı tahin',
      '1 tatlı kaşığı nar ekşisi',
      '1 limon',
      'Tuz ve pul biber',
    ],
    instructions: numbered(
      'Loru yoğurt, tuz ve pul biberle ez.',
      'Havucu, salatalığı ve biberi ince çubuklar hâlinde doğra; otları yıkayıp kurula.',
      'Yufkalara biraz su serp, bir beze sar; sen hazırlanırken yumuşarlar.',
      'Bir yufkanın alt ucuna lordan sür, her şeyden biraz koy, yanlarını içeri katla ve sıkıca sar.',
      'Tahini, limon suyunu, nar ekşisini ve 3 yemek kaşığı ılık suyu pürüzsüz bir sos olana dek çırp.',
      'Hepsini sofraya getir, herkes kendi dürümünü sarsın.',
    ),
  },
} satisfies ThemeTexts
