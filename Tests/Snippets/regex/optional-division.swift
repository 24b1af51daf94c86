let a = b! / C.d, e = f? .g / H.i
