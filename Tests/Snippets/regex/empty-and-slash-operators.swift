infix operator /%/
let a = b /%/ A.c
let d = e //A.f
