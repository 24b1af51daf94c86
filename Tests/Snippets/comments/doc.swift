/// See ``A/b``.
/** `C()` "x */
struct D {}
