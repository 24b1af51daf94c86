let name = "a"
func use() -> [String] {
  ["x"].map { name in name } + ["y"].map { other in name + other }
}
