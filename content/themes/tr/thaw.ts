import { numbered } from '../../starter-theme.ts'
import type { ThemeTexts } from '../../theme-texts.ts'

export default {
  title: 'Çözülme',
  description:
    'Önce saçağın altında bir damla, sonra buzun boyunca koyu bir çatlak, sonra sesi duyulan su. Bu hafta donmuş bir şeyin, dayanabileceği bir hızla kımıldamaya başlamasına izin verir.',
  affirmation: 'Yavaş yavaş yumuşayabilir ve güvende kalabilirim.',
  journalingPrompt:
    'Bir zamanlar hangi duyguyu, dostluğu ya da planı rafa kaldırdın ve bunun için hangi haklı nedenin vardı? Yazarken elini üzerine koy ve sıcaklığını hisset. İlk damla ne olurdu: bir sözcük mü, bir telefon mu, dürüst bir satır mı?',
  tarotCard: {
    name: 'Denge',
    interpretation:
      'Süsenlerin ve erken ışığın arasında su bir testiden ötekine akar. Denge, karıştırmanın sanatıdır: sıcağı soğukla, çabayı kolaylıkla, eskiyi yeniyle. Hiçbir şeyin bir kerede dökülmesi gerekmez. Bu hafta sana ya hep ya hiçten daha iyi gelen o yarım ölçüyü bul.',
  },
  song: {
    title: 'İlkbahara, “Lirik Parçalar”dan',
    artist: 'Edvard Grieg',
    message: 'Piyanonun yükseklerinde duru damlalar, altlarında ağır ağır sesini bulan bir şarkı.',
  },
  exercises: [
    {
      title: 'Donmuş halkalar',
      steps: [
        'Sığ bir kâseye taç yapraklarını, meyveleri ve yaprakları halka halka diz.',
        'Bir parmak yüksekliğinde su dök ve bir gece dondur.',
        'Buz diskini bir tabağa çıkar, pencereye tut.',
        'Görebileceğin bir yere koy ve erirken üç kez çiz.',
        'Suyunu bir bitkiye ver.',
      ],
    },
    {
      title: 'Dışarıda değişen',
      steps: [
        'En çok baktığın pencereden bak.',
        'Manzarayı iki dakikada, hep öyle sandığın gibi çiz.',
        'Şimdi bir hafta önce böyle olmayan beş şey ara.',
        'Onları canlı tek bir renkle ekle.',
        'Kenarına tarihi yaz ve kâğıdı gelecek yıla sakla.',
      ],
    },
    {
      title: 'Karda bir iplik',
      steps: [
        'Bir parça beyaz kumaş ve mavi bir iplik al.',
        'Bir kenardan, sanki oradan bir şey yürümüş gibi küçük dikişler at.',
        'Duraksadığın yerde bir düğüm yap ve başka yöne git.',
        'Toprak ısındıkça dikişler uzasın.',
        'İpliğin ucunu salık bırak.',
      ],
    },
  ],
  artActivity: {
    title: 'Buzdan bir pencere',
    description:
      'Bir kek kalıbını suyla doldur, içine bir ip halkası ve küçük dallardan, tohumlardan, taç yapraklarından bir çember yerleştir; ayazda ya da buzlukta dondur. Güneşin içinden geçebileceği bir ağaca ya da balkona as. Eridikçe tohumları kuşlar alacak.',
    materials: [
      'Yuvarlak bir kek kalıbı',
      'Su ve ayaz ya da buzluk',
      'Tohumlar, taç yaprakları, ince dallar',
      'İp',
    ],
  },
  menu: [
    'Patatesli su teresi çorbası',
    'Fırınlanmış havuçlu karabuğday, yoğurtla',
    'Taze soğanlı gözleme, lahana salatasıyla',
    'Hindiba ve portakal salatası, ılık mercimekle',
    'Kuzukulaklı omlet ve çavdar ekmeği',
    'Fırınlanmış irmik üzerinde sütlü pırasa',
    'Limon kremalı tartölet',
  ],
  recipe: {
    title: 'Limon kremalı tartölet',
    ingredients: [
      '2 su bardağından az eksik un (200 g)',
      '100 g soğuk tereyağı',
      'Yarım su bardağı pudra şekeri',
      '1 yumurta sarısı',
      '1 yemek kaşığı soğuk su',
      '3 limon',
      'Yarım su bardağından biraz fazla toz şeker (120 g)',
      '3 yumurta',
      '80 g yumuşak tereyağı',
      'Bir tutam tuz',
    ],
    instructions: numbered(
      'Soğuk tereyağını un, pudra şekeri ve tuzla ufala; yumurta sarısı ve suyla topla, 40 dakika buzdolabında dinlendir.',
      'Hamuru 8 küçük kalıba yay, çatalla del ve 180 derecede, altın rengi olana dek 15 dakika pişir.',
      'Limonların suyunu, ikisinin kabuk rendesini, şekeri ve yumurtaları kaynayan su üzerindeki bir kapta çırp.',
      'Kaşığı kaplayana dek 10 dakika kadar karıştır. Buharı tütsün ama kaynamasın.',
      'Ocaktan al, yumuşak tereyağını parça parça yedir.',
      'Tartöletlere doldur ve serin bir yerde bir saat beklet.',
    ),
  },
} satisfies ThemeTexts
