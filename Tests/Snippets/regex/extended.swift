let a = #/A/b "c"/#, d = D.e
let f = ##/x/#y/##, g = G()
