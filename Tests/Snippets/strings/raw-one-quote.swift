let a = #"""#, b = B.c
let d = ##"""##, e = E()
let f = #""""#, g = G.h
