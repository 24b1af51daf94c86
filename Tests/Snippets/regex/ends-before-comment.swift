let a = f(/x\ /, A.b)
let c = f(/x// B.c/, C.d
)
let d = f(/y/* D.e */, E.f)
