let a = #"A "quoted" \(B.b)"#, c = C.d
let e = ##"x "# y"##, f = F()
