import { listed, spelled, type Words } from '../../words.ts'

export const greek: Words = {
  writing: 'Grek',
  men: spelled('ΓΕΩΡΓΙΟΣ=GEORGIOS, ΔΗΜΗΤΡΙΟΣ=DIMITRIOS, ΚΩΝΣΤΑΝΤΙΝΟΣ=KONSTANTINOS, ΧΡΗΣΤΟΣ=CHRISTOS, ΦΩΤΙΟΣ=FOTIOS, ΨΑΡΙΑΝΟΣ=PSARIANOS, ΙΩΑΝΝΗΣ=IOANNIS'), // prettier-ignore
  women: spelled('ΜΑΡΙΑ=MARIA, ΕΛΕΝΗ=ELENI, ΑΙΚΑΤΕΡΙΝΗ=AIKATERINI, ΒΑΣΙΛΙΚΗ=VASILIKI, ΞΑΝΘΗ=XANTHI, ΖΩΗ=ZOI, ΘΕΟΔΩΡΑ=THEODORA'), // prettier-ignore
  families: spelled('ΠΑΠΑΔΟΠΟΥΛΟΣ=PAPADOPOULOS, ΝΙΚΟΛΑΙΔΗΣ=NIKOLAIDIS, ΓΕΩΡΓΙΟΥ=GEORGIOU, ΨΥΧΟΓΙΟΣ=PSYCHOGIOS, ΞΕΝΑΚΗΣ=XENAKIS, ΒΛΑΧΟΣ=VLACHOS'), // prettier-ignore
  familiesOfWomen: spelled('ΠΑΠΑΔΟΠΟΥΛΟΥ=PAPADOPOULOU, ΝΙΚΟΛΑΙΔΟΥ=NIKOLAIDOU, ΓΕΩΡΓΙΟΥ=GEORGIOU, ΨΥΧΟΓΙΟΥ=PSYCHOGIOU, ΞΕΝΑΚΗ=XENAKI, ΒΛΑΧΟΥ=VLACHOU'), // prettier-ignore
  fathers: {
    men: spelled('ΠΕΤΡΟΣ=PETROS, ΑΘΑΝΑΣΙΟΣ=ATHANASIOS, ΣΠΥΡΙΔΩΝ=SPYRIDON'),
    women: spelled('ΠΕΤΡΟΣ=PETROS, ΑΘΑΝΑΣΙΟΣ=ATHANASIOS, ΣΠΥΡΙΔΩΝ=SPYRIDON'),
  },
  places: spelled(
    'ΑΘΗΝΑ=ATHINA, ΘΕΣΣΑΛΟΝΙΚΗ=THESSALONIKI, ΙΩΑΝΝΙΝΑ=IOANNINA, ΧΑΝΙΑ=CHANIA, ΚΑΛΑΜΑΤΑ=KALAMATA',
  ),
  streets: listed('ΕΡΜΟΥ 15 | ΛΕΩΦ. ΚΗΦΙΣΙΑΣ 120 | ΑΓΙΟΥ ΔΗΜΗΤΡΙΟΥ 7'),
  printed: listed('ΕΛΛΗΝΙΚΗ ΔΗΜΟΚΡΑΤΙΑ | ΔΕΛΤΙΟ ΤΑΥΤΟΤΗΤΑΣ | Επώνυμο | Όνομα | Όνομα πατέρα | Ημερομηνία γέννησης | Τόπος γέννησης | Ύψος | Εκδούσα αρχή | Ιθαγένεια | ΔΙΑΒΑΤΗΡΙΟ | Αριθμός | ΑΔΕΙΑ ΟΔΗΓΗΣΗΣ | Φύλο | 14/02/1979'), // prettier-ignore
}
