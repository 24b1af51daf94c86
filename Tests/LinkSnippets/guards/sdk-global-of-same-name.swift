func max(_ only: String) -> String { only }
func use() -> Int { Swift.max(1, 2) + min(1, 2) }
func own() -> String { max("a") }
