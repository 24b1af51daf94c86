let a = /["(]\/[^\]]\(C.c/, b = B.c
let d = D()
