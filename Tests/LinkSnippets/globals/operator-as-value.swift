// An operator that is handed on
infix operator <+>
func <+> (one: Int, other: Int) -> Int { one }
func use(_ numbers: [Int]) -> Int { numbers.reduce(0, <+>) + numbers.reduce(0, +) }
