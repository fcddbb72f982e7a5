/**
 * What people type into the search of Indian fashion and home shops, with the beginnings of product ids that must be
 * among the first five results. Spellings are those of phones: Latin and Indian scripts, singular and plural, typos.
 */
export const searchQueries = `
saree: saree-
sari: saree-
saari: saree-
sarees: saree-
sadi: saree-
saadi: saree-
साड़ी: saree-
साडी: saree-
साड़ियाँ: saree-
साड़ियां: saree-
sariyan: saree-
શાડી: saree-
সাড়ি: saree-
শাড়ি: saree-
ਸਾੜੀ: saree-
புடவை: saree-
சேலை: saree-
చీర: saree-
ಸೀರೆ: saree-
സാരി: saree-
silk saree: saree-banarasi-katan-silk, saree-kanjivaram-temple
silk sari: saree-banarasi-katan-silk
resham saree: saree-banarasi-katan-silk
सिल्क साड़ी: saree-banarasi-katan-silk
cotton saree: saree-jamdani-mul
suti sadi: saree-jamdani-mul
सूती साड़ी: saree-jamdani-mul
red saree: saree-kanjivaram-temple
lal saree: saree-kanjivaram-temple
लाल साड़ी: saree-kanjivaram-temple
saree for wedding: saree-banarasi-katan-silk
shaadi ki saree: saree-banarasi-katan-silk
शादी की साड़ी: saree-banarasi-katan-silk
banarasi saree: saree-banarasi-katan-silk
banarsi sari: saree-banarasi-katan-silk
benarasi silk: saree-banarasi-katan-silk
बनारसी साड़ी: saree-banarasi-katan-silk
kanjivaram: saree-kanjivaram-temple
kanjeevaram saree: saree-kanjivaram-temple
kanchipuram saree: saree-kanjivaram-temple
kanjiwaram: saree-kanjivaram-temple
கொட்டா: saree-kota-doria-check
maheshwari: saree-maheshwari-stripe
maheswari saree: saree-maheshwari-stripe
bandhej saree: saree-bandhani-georgette
bandhani: saree-bandhani-georgette, potli-bandhani
बांधनी: saree-bandhani-georgette
georgette saree: saree-bandhani-georgette
jorjet saree: saree-bandhani-georgette
chiffon saree: saree-leheriya-chiffon
shiffon sari: saree-leheriya-chiffon
lehariya: kurta-leheriya-monsoon
organza: saree-organza-painted
sambalpuri: saree-sambalpuri-ikat
linen saree: saree-linen-everyday
khadi saree: saree-khadi-undyed
खादी साड़ी: saree-khadi-undyed
kurta: kurta-
kurti: kurta-
kurtis: kurta-
kurtee: kurta-
kurtas: kurta-
kurte: kurta-
कुर्ता: kurta-
कुर्ती: kurta-
कुर्ते: kurta-
kurta for women: kurta-
ladies kurti: kurta-
kurti online: kurta-
kameez: kurta-
chikankari kurta: kurta-lucknow-chikankari
chikan kurti: kurta-lucknow-chikankari
chickenkari kurta: kurta-lucknow-chikankari
चिकनकारी: kurta-lucknow-chikankari
lakhnavi kurta: kurta-lucknow-chikankari
block print kurta: kurta-indigo-block-print
office kurti: kurta-pinstripe-office
white kurti: kurta-lucknow-chikankari
blue kurta: kurta-indigo-block-print
kurta set: coord-chikankari-white
salwar suit: coord-chikankari-white
सलवार सूट: coord-chikankari-white
anarkali: anarkali-
anarkali suit: anarkali-
अनारकली: anarkali-
anarkli: anarkali-
lehenga: skirt-mirror-work-ghagra
lehnga: skirt-mirror-work-ghagra
lahanga: skirt-mirror-work-ghagra
लहंगा: skirt-mirror-work-ghagra
ghagra: skirt-mirror-work-ghagra
palazzo: palazzo-
plazo: palazzo-
palazo pants: palazzo-
पलाज़ो: palazzo-
sharara: palazzo-sharara-zari
gharara: palazzo-sharara-zari
शरारा: palazzo-sharara-zari
pant: palazzo-checked-trouser
dupatta: dupatta-
dupata: dupatta-
chunni: dupatta-
दुपट्टा: dupatta-
चुन्नी: dupatta-
phulkari: dupatta-phulkari
fulkari dupatta: dupatta-phulkari
shawl: stole-pashmina-kani
pashmina shawl: stole-pashmina-kani
शॉल: stole-pashmina-kani
dress: dress-
one piece dress: dress-
maxi dress: maxi-
frock: dress-
ड्रेस: dress-
night suit: coord-dabu-lounge
coord set: coord-
co-ord: coord-
co ord set: coord-
top: top-
टॉप: top-
shirt: shirt-
शर्ट: shirt-
saree blouse: top-gota-festive-blouse
ब्लाउज: top-gota-festive-blouse
skirt: skirt-
jutti: jutti-
juti: jutti-
jooti: jutti-
juttis: jutti-
mojari: jutti-
जूती: jutti-
jutiyan: jutti-
shoes: sneaker-
joote: sneaker-
जूते: sneaker-
white sneakers: sneaker-all-white
chappal: sandal-
चप्पल: sandal-
kolhapuri: sandal-kolhapuri-classic
kolapuri chappal: sandal-kolhapuri-classic
कोल्हापुरी चप्पल: sandal-kolhapuri-classic
high heels: heels-
jhumka: jhumka-
jhumke: jhumka-
jumka: jhumka-
झुमका: jhumka-
झुमके: jhumka-
earrings: jhumka-
ear rings: jhumka-
oxidised jhumka: jhumka-oxidised-peacock
oxidized jhumka: jhumka-oxidised-peacock
meenakari: jhumka-meenakari
minakari jhumka: jhumka-meenakari
kundan: necklace-kundan-choker
haar: necklace-
moti haar: necklace-pearl-strand
bangles: bangles-
chudi: bangles-
choodiyan: bangles-
चूड़ी: bangles-
चूड़ियाँ: bangles-
kangan: bangles-
ring: ring-
अंगूठी: ring-
jewellery: jhumka-
jewelry: jhumka-
गहने: jhumka-
bag: tote-
purse: tote-
बैग: tote-
leather bag: tote-leather-brown
चमड़ा बैग: tote-leather-brown
potli: potli-
पोटली: potli-
clutch: clutch-
sofa: sofa-
sofas: sofa-
sofe: sofa-
सोफा: sofa-
सोफ़ा: sofa-
couch: sofa-
sofa cum bed: sofa-sleeper-guest
leather sofa: sofa-leather-chestnut
diwan: sofa-diwan-block-print
दीवान: sofa-diwan-block-print
bed: bed-
palang: bed-
पलंग: bed-
bed with storage: bed-storage-hydraulic
wooden bed: bed-
charpai: bed-single-daybed
चारपाई: bed-single-daybed
khatiya: bed-single-daybed
kursi: chair-
कुर्सी: chair-
dining chair: chair-
chairs: chair-
mudha: stool-mooda-cane
मूढ़ा: stool-mooda-cane
armchair: armchair-
arm chair: armchair-
lamp: lamp-
lamps: lamp-
लैंप: lamp-
floor lamp: floor-lamp-
carpet: rug-kashmir-silk
kaleen: rug-
कालीन: rug-
dari: rug-panja-dhurrie
durrie: rug-panja-dhurrie
दरी: rug-panja-dhurrie
doormat: rug-bath-chenille
curtain: curtain-
curtains: curtain-
parda: curtain-
parde: curtain-
पर्दे: curtain-
bedsheet: bedspread-
bed sheet: bedspread-
chadar: bedspread-
चादर: bedspread-
razai: bedspread-jaipuri-razai
rajai: bedspread-jaipuri-razai
रजाई: bedspread-jaipuri-razai
jaipuri razai: bedspread-jaipuri-razai
जयपुरी रजाई: bedspread-jaipuri-razai
dohar: bedspread-dohar-summer
cushion cover: cushion-buti-pair
takiya: cushion-
kushan: cushion-
कुशन: cushion-
vase: vase-
guldan: vase-
फूलदान: vase-
thali: plates-kansa-thali
थाली: plates-kansa-thali
dinner set: plates-
bartan: plates-
kulhad: tea-set-kulhad
kulhar: tea-set-kulhad
कुल्हड़: tea-set-kulhad
tea set: tea-set-
glass: glasses-recycled-set
gilas: glasses-recycled-set
blue pottery: plates-blue-pottery, vase-blue-pottery-bud
ब्लू पॉटरी: lamp-blue-pottery
peetal lamp: lamp-brass-diya
diya: lamp-brass-diya
`
  .trim()
  .split('\n')
  .map((line) => {
    const [query = '', wanted = ''] = line.split(': ');
    return { query, wanted: wanted.split(', ') };
  });
