func transform(_ number: Int) -> Int { number }
func use() -> [Int] { [1].map(transform) }
