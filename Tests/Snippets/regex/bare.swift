let a = /A.b"/, c = C.d
let e = try /[a-z]+/.firstMatch(in: E.text)
