func make<T>(_ type: T.Type, with value: Int) -> T? { nil }
func use() { _ = make(Int.self, with: 1) }
