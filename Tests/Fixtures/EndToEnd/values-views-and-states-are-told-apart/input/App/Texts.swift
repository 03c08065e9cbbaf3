enum Texts {}
