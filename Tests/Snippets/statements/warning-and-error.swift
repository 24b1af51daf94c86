#warning("use A.b instead")
#error("no C")
struct D {}
