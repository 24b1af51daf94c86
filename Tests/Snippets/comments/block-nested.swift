/* A.b /* C.d */ struct E {} */
struct F {}
/**/ let g = G()
/* **/ let h = H()
