/// The extended languages of RFC 5646, section 2.2.2, each with its only prefix: `yue` in `zh-yue`. From IANA's
/// Language Subtag Registry of 25 August 2025; ICU doesn't contain this data.
enum ExtendedLanguages {
    /// The only language that an extended language can follow; nil if the extended language isn't registered.
    static func prefix(of subtag: String) -> String? { prefixes[subtag] }

    private static let prefixes: [String: String] = Dictionary(
        byPrefix.flatMap { prefix, subtags in subtags.split(separator: " ").map { (String($0), prefix) } }
    ) { first, _ in first }

    private static let byPrefix: [(String, String)] = [
        (
            "ar",
            """
            aao abh abv acm acq acw acx acy adf aeb aec afb ajp apc apd arb arq ars ary arz auz avl ayh ayl \
            ayn ayp bbz pga shu ssh
            """
        ),
        ("kok", "gom knn"),
        ("lv", "ltg lvs"),
        (
            "ms",
            """
            bjn btj bve bvu coa dup hji jak jax kvb kvr kxd lce lcf liw max meo mfa mfb min mqg msi mui orn \
            ors pel pse tmw urk vkk vkt xmm zlm zmi zsm
            """
        ),
        (
            "sgn",
            """
            ads aed aen afg ajs ase asf asp asq asw bfi bfk bog bqn bqy bvl bzs cds csc csd cse csf csg csl \
            csn csq csr csx doq dse dsl dsz ecs ehs esl esn eso eth fcs fse fsl fss gds gse gsg gsm gss gus \
            hab haf hds hks hos hps hsh hsl icl iks ils inl ins ise isg isr jcs jhs jks jls jos jsl jus kgi \
            kvk lbs lgs lls lsb lsc lsg lsl lsn lso lsp lst lsv lsw lsy lws mdl mfs mre msd msr mzc mzg mzy \
            nbs ncs nsi nsl nsp nsr nzs okl pgz pks prl prz psc psd psg psl pso psp psr pys rib rms rnb rsi \
            rsl rsm rsn sdl sfb sfs sgg sgx slf sls sqk sqs sqx ssp ssr svk swl syy szs tse tsm tsq tss tsy \
            tza ugn ugy ukl uks vgt vsi vsl vsv wbs xki xml xms yds ygs yhs ysl ysm zib zsl
            """
        ),
        ("sw", "swc swh"),
        ("uz", "uzn uzs"),
        ("zh", "cdo cjy cmn cnp cpx csp czh czo gan hak hnm hsn luh lzh mnp nan sjc wuu yue"),
    ]
}
