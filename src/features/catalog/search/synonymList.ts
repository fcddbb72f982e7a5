import { groupsFrom, type SynonymGroups } from '../../../shared/lib/synonymLines';

/**
 * Words that mean the same to shoppers, one group a line. The desk adds groups of the shop's own. Spellings that only
 * sound alike (saari, saree) need no line: soundKey.ts. Sources: the catalogue's own terms, and their Hindi names as
 * Indian shops write them.
 */
const LINES = `
saree, sadi, saadi, sadee, साडी, साड़ी, શાડી, સાડી, புடவை, சேலை, pudavai, selai, చీర, cheera, ಸೀರೆ, seere, സാരി, শাড়ি, ਸਾੜੀ
kurta, kurti, kameez, kamiz, tunic, कुर्ता, कुर्ती, कमीज़
kurta set, salwar suit, salwar kameez, suit set, punjabi suit, co-ord, सूट, सलवार सूट
anarkali, anarkali suit, anarkali dress, अनारकली
lehenga, ghagra, chaniya, ghaghra, लहंगा, घाघरा
dupatta, chunni, chunari, odhni, दुपट्टा, चुन्नी, चुनरी, ओढ़नी
stole, shawl, shaul, scarf, शॉल, स्टोल
palazzo, plazzo, pallazo, पलाज़ो
sharara, gharara, शरारा, गरारा
trousers, pants, pant, trouser, पैंट, पतलून
dress, one piece, one piece dress, frock, gown, ड्रेस, फ्रॉक, गाउन
top, tops, टॉप
blouse, top, choli, ब्लाउज़, चोली
shirt, शर्ट, शर्ट्स
kaftan, caftan, काफ्तान
camisole, cami, slip
skirt, स्कर्ट
co-ord, coord set, co ord set, coords, matching set
lounge set, night suit, nightsuit, pyjama, pajama, payjama, loungewear, nightwear, पजामा, नाइट सूट
jutti, mojari, mojri, nagra, जूती, मोजरी
footwear, shoes, shoe, joota, joote, जूते, जूता
sneakers, shoes, shoe, joota, joote, जूते, जूता
sandals, chappal, chappals, slippers, slipper, slides, flip flops, चप्पल, सैंडल
heels, sandal, high heels, pumps, हील
sneakers, sports shoes, canvas shoes, स्नीकर
jewellery, jewelry, jwellery, gehne, gahne, zevar, jewar, आभूषण, गहने, ज़ेवर, जूलरी, ज्वेलरी
jhumkas, jhumka, jhumki, earrings, ear rings, earring, baali, bali, झुमके, झुमका, झुमकी, बाली
bangles, bangle, chudi, choodi, chudiyan, kangan, kada, kara, चूड़ी, चूड़ियाँ, चूड़ियां, कंगन, कड़ा
necklace, haar, mala, choker, हार, माला
ring, anguthi, angoothi, अंगूठी
anklet, payal, पायल
bag, purse, handbag, hand bag, बैग, पर्स
tote, shoulder bag, झोला, jhola
sling, crossbody, cross body, side bag
potli, batua, पोटली, बटुआ
clutch, क्लच
sofa, couch, settee, सोफा, सोफ़ा
diwan, divan, दीवान
bed, palang, cot, पलंग, बेड
charpai, khat, khatiya, manji, चारपाई, खाट
sofa bed, sofa cum bed, sofa-cum-bed
chair, kursi, कुर्सी, चेयर
armchair, arm chair, aram kursi, आराम कुर्सी
stool, mooda, mudha, moda, mudda, स्टूल, मूढ़ा
lamp, light, lights, diya, लैंप, लाइट, बत्ती
rug, carpet, kaleen, kalin, galicha, कालीन, गलीचा, कार्पेट
dhurrie, dari, durrie, durry, दरी
bath mat, door mat, doormat, paydan, पायदान
curtain, parda, pardah, parde, पर्दा, परदा, पर्दे
bedspread, bedcover, bedsheet, bed sheet, bed cover, bed spread, chadar, chaddar, चादर, बेडशीट
quilt, razai, rajai, comforter, रजाई
dohar, ac blanket, blanket, kambal, दोहर, कंबल
cushion, pillow, takiya, gaddi, कुशन, तकिया, गद्दी
cushion covers, cushion cover, pillow cover, pillow covers, takiya cover
vase, flower pot, flowerpot, guldan, phooldan, फूलदान, गुलदान
plates, plate, thali, प्लेट, थाली
bowl, katora, katori, कटोरा, कटोरी
cup, mug, kulhad, kulhar, कुल्हड़, कप
tea set, chai set, cup set
tumblers, glass, glasses, gilas, गिलास
tableware, crockery, bartan, dinner set, बर्तन, क्रॉकरी
furniture, farnichar, फर्नीचर
cotton, suti, sooti, सूती, कॉटन
silk, resham, reshmi, रेशम, रेशमी, सिल्क
wool, woollen, woolen, ooni, ऊनी
georgette, jorjet, जॉर्जेट
pearl, moti, मोती
velvet, makhmal, मखमल
leather, chamda, chamra, चमड़ा
wood, wooden, lakdi, lakri, लकड़ी
brass, pital, peetal, पीतल
clay, terracotta, mitti, मिट्टी
glass, kaanch, kanch, काँच, कांच
jute, taat, जूट
khadi, khaddar, खादी
bandhani, bandhej, bandhni, bandej, बांधनी, बंधेज
leheriya, lehariya, lahariya, laheriya, लहरिया
chikankari, chikan, lakhnavi, lakhnawi, lucknowi, चिकन, लखनवी
kanjivaram, kanchipuram, kanjeevaram, कांजीवरम, காஞ்சிபுரம்
banarasi, banaras, benarasi, varanasi, बनारसी
kalamkari, कलमकारी
festive, wedding, party wear, partywear, shaadi, shadi, function, शादी, त्योहार
office, formal, work wear, workwear, ऑफिस
red, lal, laal, maroon, लाल
blue, neela, neeli, nila, nili, navy, indigo, नीला, नीली
green, hara, hari, हरा, हरी
yellow, peela, peeli, pila, pili, mustard, haldi, पीला, पीली
black, kala, kaala, kali, kaali, काला, काली
white, safed, safaid, ivory, सफेद, सफ़ेद
pink, gulabi, rani, गुलाबी
gold, golden, sunehra, sona, सुनहरा, सुनहरी
brown, bhura, bhoora, भूरा
orange, narangi, kesariya, saffron, नारंगी, केसरिया
purple, jamuni, baingani, जामुनी, बैंगनी
`;

/**
 * Words that narrow nothing in this shop: "kurta for women" means "kurta". Alone they are searched for like any other.
 */
export const FILLERS: ReadonlySet<string> = new Set(
  (
    'a an and at for from in of on or the to with by ' +
    'women woman womens ladies lady girls girl female mahila ' +
    'ka ki ke ko me mein se wala wali wale aur liye ' +
    'का की के को में से वाला वाली वाले और लिए महिला महिलाओं ' +
    'new latest best online buy design designs collection'
  ).split(' '),
);

/** One group of words or phrases each. */
export const SYNONYMS: SynonymGroups = groupsFrom(LINES);
