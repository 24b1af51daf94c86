let `class` = A.`default`
func `func`(`in` `for`: B) {}
struct `Type` { enum `Protocol` {} }
`class`.run(`Type`())
